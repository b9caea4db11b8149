import { peerReasons } from '@portico/wire/relay'
import { RelayError } from '../RelayError.js'
import { requestSeconds, toSeconds } from '../session/expiry.js'
import { chainsOf, isGranted } from '../session/namespaces.js'
import type { DappContext } from './context.js'

export type RequestParameters = {
  readonly topic: string
  /** CAIP-2. */
  readonly chainId: string
  readonly method: string
  readonly params?: unknown
  /**
   * Seconds the wallet has for it, between five minutes and seven days.
   * @default 300
   */
  readonly expiry?: number | undefined
  /** Called with its id as it goes out: for a link that brings the wallet to the front. */
  readonly onSending?: ((id: number) => void) | undefined
}

/** Asks the wallet for something. What it did not grant is not sent. */
export async function request(ctx: DappContext, parameters: RequestParameters): Promise<unknown> {
  const { topic, chainId, method, params = [] } = parameters
  const { namespaces } = ctx.sessions.find(topic)
  if (!chainsOf(namespaces).includes(chainId))
    throw new RelayError('relay/chain-not-granted', { rpcCode: peerReasons.unauthorizedChain.code, details: chainId })
  if (!isGranted(namespaces, 'methods', chainId, method))
    throw new RelayError('relay/method-not-granted', { rpcCode: peerReasons.unauthorizedMethod.code, details: method })
  const ttl = requestSeconds(parameters.expiry)
  const expiryTimestamp = toSeconds(ctx.peer.env.now()) + ttl
  const body = { request: { method, params, expiryTimestamp }, chainId }
  const id = ctx.peer.nextId()
  const answer = ctx.peer.request(topic, 'wc_sessionRequest', body, { id, ttl, waitMs: ttl * 1000 })
  parameters.onSending?.(id)
  return answer
}
