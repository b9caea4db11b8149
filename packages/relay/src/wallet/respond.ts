import { peerReasons, type Reason, readAs, sessionRequest } from '@portico/wire/relay'
import { RelayError } from '../RelayError.js'
import type { IncomingRequest } from '../session/createPeer.js'
import { answerInTime } from '../session/createSessions.js'
import { isExpired, requestSeconds, toSeconds } from '../session/expiry.js'
import { chainsOf, isGranted } from '../session/namespaces.js'
import { acknowledge } from './approve.js'
import type { WalletContext } from './context.js'

export type RespondParameters = {
  readonly topic: string
  readonly id: number
  readonly result?: unknown
  readonly error?: (Reason & { readonly data?: unknown }) | undefined
}

/** A page's request. What was not granted never reaches the person. */
export async function onRequest(ctx: WalletContext, { topic, id, params }: IncomingRequest): Promise<void> {
  const { peer } = ctx
  const session = peer.sessions.get(topic)
  const read = readAs(sessionRequest, params)
  const now = peer.env.now()
  if (!session || isExpired(session.expiry, now)) return
  acknowledge(ctx, topic)
  const refuse = (reason: Reason) => answerInTime(peer, peer.refuse(topic, id, 'wc_sessionRequest', reason, 'auto'))
  if (!read) return refuse({ code: -32602, message: 'Invalid params.' })
  const { request, chainId } = read
  if (!chainsOf(session.namespaces).includes(chainId)) return refuse(peerReasons.unauthorizedChain)
  if (!isGranted(session.namespaces, 'methods', chainId, request.method)) return refuse(peerReasons.unauthorizedMethod)
  const expiry = request.expiryTimestamp ?? request.expiry ?? toSeconds(now) + requestSeconds()
  if (isExpired(expiry, now)) return refuse(peerReasons.requestExpired)
  const kept = { id, topic, chainId, method: request.method, params: request.params, expiry }
  ctx.requests.put(kept)
  ctx.sweep.schedule()
  ctx.emitter.emit('request', { ...kept, peer: session.peer.metadata })
}

/** The person's answer. Once: a second one is refused here. */
export async function respond(ctx: WalletContext, { topic, id, result, error }: RespondParameters): Promise<void> {
  const request = ctx.requests.get(id)
  if (!request || request.topic !== topic) throw new RelayError('relay/request-not-found')
  ctx.requests.remove(id)
  ctx.sessions.find(topic)
  if (isExpired(request.expiry, ctx.peer.env.now())) throw new RelayError('relay/request-expired')
  if (error) return ctx.peer.refuse(topic, id, 'wc_sessionRequest', error, 'user')
  return ctx.peer.answer(topic, id, 'wc_sessionRequest', result ?? null)
}
