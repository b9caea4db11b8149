import { type CaipNetworkId, parseCaipNetworkId } from '@portico/wire'
import type { SIWXConfig, SIWXContext, SIWXMessageData, SIWXSession } from '../../config/siwxConfig.js'
import { siwxError } from '../../errors/siwxError.js'
import { sameAddress } from '../../utils/sameAddress.js'
import { createEthCall } from './createEthCall.js'
import { siwxKeys } from './siwxKeys.js'
import type { SIWXOptions } from './siwxOptions.js'
import { writeMessage } from './writeMessage.js'

const week = 604_800_000

/** Sessions of this browser alone. Named unverified, because nobody but the visitor's own browser has checked them. */
export function createUnverifiedSiwx(context: SIWXContext, options: SIWXOptions): SIWXConfig {
  const { storage, env } = context
  const all = (): readonly SIWXSession[] =>
    (storage.get(siwxKeys.sessions) ?? []).filter(({ data }) => isRunning(data, env.now()))
  const keep = (sessions: readonly SIWXSession[]): void => {
    if (sessions.length) storage.set(siwxKeys.sessions, sessions)
    else storage.remove(siwxKeys.sessions)
  }

  async function verify({ data, message, signature }: SIWXSession): Promise<void> {
    const { verifyMessage } = await import('@portico/siwx/verify')
    const { accountAddress, chainId, nonce } = data
    const expected = { domain: new URL(context.origin()).host, nonce, now: env.now(), accountAddress, chainId }
    const verdict = await verifyMessage({ message, signature, expected, call: createEthCall(context) })
    if (!verdict.isValid) throw siwxError('invalid-signature', { details: verdict.problem })
  }

  return {
    getRequired: () => options.required ?? true,
    signOutOnDisconnect: options.signOutOnDisconnect ?? true,
    createMessage: async (input) => writeMessage(context, options, input, env.randomId().replaceAll('-', '')),
    async addSession(session) {
      await verify(session)
      const { chainId, accountAddress } = session.data
      keep([...all().filter((other) => !isOf(other, chainId, accountAddress)), session])
    },
    getSessions: async (chainId, address) => all().filter((session) => isOf(session, chainId, address)),
    async revokeSession(chainId, address) {
      keep(all().filter((session) => !isOf(session, chainId, address)))
    },
    async setSessions(sessions) {
      await Promise.all(sessions.map(verify))
      keep(sessions)
    },
  }
}

function isOf({ data }: SIWXSession, chainId: CaipNetworkId, address: string): boolean {
  const namespace = parseCaipNetworkId(chainId)?.namespace
  return data.chainId === chainId && namespace !== undefined && sameAddress(namespace, data.accountAddress, address)
}

/** The message may be signed for ten minutes; the session that came of it lasts a week. */
function isRunning({ issuedAt, notBefore }: SIWXMessageData, now: number): boolean {
  const start = Date.parse(issuedAt ?? '')
  return now - start < week && !(notBefore !== undefined && Date.parse(notBefore) > now)
}
