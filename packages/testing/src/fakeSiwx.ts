import type { SIWXConfig, SIWXMessage, SIWXMessageInput, SIWXSession } from '@portico/core/siwx'
import type { CaipNetworkId } from '@portico/wire'
import { createVerb, type FakeVerb } from './createVerb.js'

export type FakeSiwxOptions = {
  /** @default true */
  required?: boolean
  /** @default true */
  signOutOnDisconnect?: boolean
}

/** Sign-in without a server: it believes every signature until a test says otherwise. Goes into `siwx` as it is. */
export type FakeSiwx = SIWXConfig & {
  readonly message: FakeVerb<SIWXMessageInput, SIWXMessage>
  readonly add: FakeVerb<SIWXSession, void>
  readonly get: FakeVerb<{ chainId: CaipNetworkId; address: string }, readonly SIWXSession[]>
  /** What it keeps now. */
  sessions(): readonly SIWXSession[]
}

export function fakeSiwx({ required = true, signOutOnDisconnect = true }: FakeSiwxOptions = {}): FakeSiwx {
  let sessions: readonly SIWXSession[] = []
  let messages = 0
  const isOf = ({ data }: SIWXSession, chainId: CaipNetworkId, address: string): boolean =>
    data.chainId === chainId && data.accountAddress === address
  const message = createVerb((input: SIWXMessageInput): SIWXMessage => {
    messages += 1
    const nonce = `nonce-${messages}`
    const data = { ...input, domain: 'site.test', uri: 'https://site.test', version: '1', nonce }
    return { ...data, toString: () => `site.test wants you to sign in as ${input.accountAddress} with ${nonce}` }
  })
  const add = createVerb((session: SIWXSession): void => {
    sessions = [...sessions, session]
  })
  const get = createVerb(({ chainId, address }: { chainId: CaipNetworkId; address: string }) =>
    sessions.filter((session) => isOf(session, chainId, address)),
  )
  return {
    message,
    add,
    get,
    sessions: () => sessions,
    createMessage: message.call,
    addSession: add.call,
    getSessions: (chainId, address) => get.call({ chainId, address }),
    async revokeSession(chainId, address) {
      sessions = sessions.filter((session) => !isOf(session, chainId, address))
    },
    async setSessions(next) {
      sessions = next
    },
    getRequired: () => required,
    signOutOnDisconnect,
  }
}
