import { type CaipNetworkId, parseCaipNetworkId } from '@portico/wire'
import { authenticate, getAuthAccount, getAuthNonce, nonceHeader, signOut } from '@portico/wire/http'
import type { SIWXConfig, SIWXContext, SIWXMessageData, SIWXSession } from '../../config/siwxConfig.js'
import { isPorticoError } from '../../errors/PorticoError.js'
import { siwxError } from '../../errors/siwxError.js'
import { sameAddress } from '../../utils/sameAddress.js'
import { siwxKeys } from './siwxKeys.js'
import type { SIWXOptions } from './siwxOptions.js'
import { writeMessage } from './writeMessage.js'

/** A few messages may be open at once: made anew, or for another account. */
const openNonces = 8

/** Sessions at the operator's server: one per browser, in a cookie that no script reads, or behind a token on other sites. */
export async function createHostedSiwx(context: SIWXContext, options: SIWXOptions): Promise<SIWXConfig> {
  const { storage, env } = context
  if (!context.api) throw siwxError('not-enabled', { details: 'hostedSiwx() needs an `endpoint`.' })
  const api = await context.api.load()
  const nonceTokens = new Map<string, string>()
  // What the server said last; undefined while nobody has asked.
  let known: { readonly session: SIWXSession | undefined; readonly expiresAt: number } | undefined

  const bearer = (): Record<string, string> => {
    const token = storage.get(siwxKeys.authToken)
    return token ? { Authorization: `Bearer ${token}` } : {}
  }

  async function fetchSession(): Promise<SIWXSession | undefined> {
    try {
      const account = await api.call(getAuthAccount, { headers: bearer(), mayRefuse: true })
      const { address, caip2Network, domain, uri, nonce, exp } = account
      const data = { accountAddress: address, chainId: caip2Network, domain, uri, version: '1', nonce }
      const session = { data, message: '', signature: '' } // the server has seen them
      known = { session, expiresAt: exp * 1_000 }
    } catch (error) {
      if (!isPorticoError(error, 'api/refused') || error.context.status !== 401) throw error
      known = { session: undefined, expiresAt: 0 }
    }
    return known.session
  }

  async function currentSession(): Promise<SIWXSession | undefined> {
    if (known?.session && known.expiresAt > env.now()) return known.session
    return fetchSession()
  }

  async function end(): Promise<void> {
    known = undefined
    await api.call(signOut, { headers: bearer() })
    storage.remove(siwxKeys.authToken)
  }

  async function addSession(session: SIWXSession): Promise<void> {
    const { data, message, signature, cacao } = session
    const token = nonceTokens.get(data.nonce)
    nonceTokens.delete(data.nonce)
    try {
      const answer = await api.call(authenticate, {
        headers: { ...bearer(), ...(token && { [nonceHeader]: `Bearer ${token}` }) },
        body: { ...(cacao ? {} : { data: bodyOf(data) }), message, signature, walletInfo: walletInfo(context) },
        mayRefuse: true,
      })
      if (answer.token) storage.set(siwxKeys.authToken, answer.token)
      else storage.remove(siwxKeys.authToken)
      known = { session, expiresAt: answer.expiresAt }
    } catch (cause) {
      if (!isPorticoError(cause, 'api/refused')) throw cause
      throw siwxError(cause.context.status === 401 ? 'invalid-signature' : 'not-accepted', { cause })
    }
  }

  return {
    getRequired: () => options.required ?? true,
    signOutOnDisconnect: options.signOutOnDisconnect ?? true,
    async createMessage(input) {
      const { nonce, token } = await api.call(getAuthNonce)
      const [oldest] = nonceTokens.size >= openNonces ? nonceTokens.keys() : []
      if (oldest) nonceTokens.delete(oldest)
      nonceTokens.set(nonce, token)
      return writeMessage(context, options, input, nonce)
    },
    addSession,
    async getSessions(chainId, address) {
      const session = await currentSession()
      return session && isOf(session, chainId, address) ? [session] : []
    },
    async revokeSession(chainId, address) {
      const session = await currentSession()
      if (session && isOf(session, chainId, address)) await end()
    },
    // The server keeps one: of several the first.
    setSessions: async ([first]) => (first ? addSession(first) : end()),
  }
}

function isOf({ data }: SIWXSession, chainId: CaipNetworkId, address: string): boolean {
  const namespace = parseCaipNetworkId(chainId)?.namespace
  return data.chainId === chainId && namespace !== undefined && sameAddress(namespace, data.accountAddress, address)
}

/** What the message says, field by field; the server reads both and they must agree. */
function bodyOf({ resources, ...data }: SIWXMessageData) {
  return { ...data, ...(resources && { resources: [...resources] }) }
}

function walletInfo({ wallet }: SIWXContext): { type: 'walletconnect' | 'extension' | 'unknown'; name?: string } {
  const used = wallet()
  if (!used) return { type: 'unknown' }
  const isExtension = used.type === 'ANNOUNCED' || used.type === 'INJECTED'
  const type = used.type === 'WALLET_CONNECT' ? 'walletconnect' : isExtension ? 'extension' : 'unknown'
  return { type, name: used.name.slice(0, 64) }
}
