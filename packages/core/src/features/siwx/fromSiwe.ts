import { type CaipNetworkId, parseCaipNetworkId } from '@portico/wire'
import type { SIWEConfig, SIWESession } from '../../config/siweConfig.js'
import type { SIWXConfig, SIWXMessage, SIWXMessageInput, SIWXSession } from '../../config/siwxConfig.js'
import { siwxError } from '../../errors/siwxError.js'
import type { SignInFields } from './resolveSiwx.js'

const fiveMinutes = 300_000

type Fresh<Value> = { readonly value: Value; readonly time: number }

/** The older interface in the clothes of the new one (SIWX-07): one session is kept, and only Ethereum is asked. */
export function fromSiwe(config: SIWEConfig, now: () => number): SIWXConfig {
  let session: Fresh<SIWESession | null> | undefined
  let nonce: (Fresh<string> & { readonly for: string }) | undefined
  const isFresh = ({ time }: Fresh<unknown>, interval = fiveMinutes): boolean => now() - time < interval

  const currentSession = async (): Promise<SIWESession | null> => {
    if (!session || !isFresh(session, config.sessionRefetchIntervalMs))
      session = { value: await config.getSession(), time: now() }
    return session.value
  }
  const signOut = async (): Promise<void> => {
    nonce = undefined
    if (!(await currentSession())) return
    session = undefined
    if (!(await config.signOut())) throw siwxError('not-accepted')
    config.onSignOut?.()
  }

  async function addSession({ message, signature, data }: SIWXSession): Promise<void> {
    nonce = undefined // used once, good or not
    if (!(await config.verifyMessage({ message, signature }))) throw siwxError('invalid-signature')
    const known = await config.getSession()
    // The back end's word counts; where it keeps none in a place that we can read, what it has just verified does.
    const value = known ?? { address: data.accountAddress, chainId: evmChainOf(data.chainId) ?? 0 }
    session = { value, time: now() }
    config.onSignIn?.(value)
  }

  return {
    getRequired: () => config.required ?? true,
    signOutOnDisconnect: config.signOutOnDisconnect ?? true,

    async createMessage(input) {
      const chainId = evmChainOf(input.chainId) ?? 0
      const { accountAddress: address } = input
      if (nonce?.for !== address || !isFresh(nonce, config.nonceRefetchIntervalMs))
        nonce = { value: await config.getNonce(address), time: now(), for: address }
      const parameters = await config.getMessageParams()
      const { value } = nonce
      const text = config.createMessage({
        ...parameters,
        nonce: value,
        version: '1',
        chainId,
        address: `did:pkh:${input.chainId}:${address}`,
      })
      return messageOf(input, parameters, value, text)
    },

    addSession,

    async getSessions(chainId, address) {
      const chain = evmChainOf(chainId)
      if (chain === undefined) return [passOf({ accountAddress: address, chainId })] // other chains count as signed in
      const current = await currentSession()
      if (!current) return []
      const isAccount = current.address.toLowerCase() === address.toLowerCase()
      const isChain = current.chainId === chain
      const isGood =
        (isAccount || config.signOutOnAccountChange === false) && (isChain || config.signOutOnNetworkChange === false)
      if (isGood) return [passOf({ accountAddress: current.address, chainId: `eip155:${current.chainId}` })]
      await signOut()
      return []
    },

    revokeSession: signOut,
    // One is kept: of several the first.
    setSessions: async ([first]) => (first ? addSession(first) : signOut()),
  }
}

/** What the site wants signed, before anybody knows by whom. */
export async function siweFields(config: SIWEConfig): Promise<SignInFields> {
  const nonce = await config.getNonce()
  const { domain, uri, statement, resources, requestId, exp, nbf } = await config.getMessageParams()
  return { domain, uri, nonce, statement, resources, requestId, expirationTime: exp, notBefore: nbf }
}

function evmChainOf(chainId: CaipNetworkId): number | undefined {
  const parts = parseCaipNetworkId(chainId)
  return parts?.namespace === 'eip155' ? Number(parts.reference) : undefined
}

/** The back end knows the signature; here it is enough that there is a session. */
function passOf(input: SIWXMessageInput): SIWXSession {
  return { data: { ...input, domain: '', uri: '', version: '1', nonce: '' }, message: '', signature: '' }
}

function messageOf(
  input: SIWXMessageInput,
  { domain, uri, statement, resources, requestId, iat, exp }: Awaited<ReturnType<SIWEConfig['getMessageParams']>>,
  nonce: string,
  text: string,
): SIWXMessage {
  const data = { ...input, domain, uri, version: '1', nonce, statement, resources, requestId }
  return { ...data, issuedAt: iat, expirationTime: exp, toString: () => text }
}
