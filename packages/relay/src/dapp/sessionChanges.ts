import {
  peerReasons,
  readAs,
  type StoredSession,
  sessionEvent,
  sessionExtend,
  sessionUpdate,
} from '@portico/wire/relay'
import type { IncomingRequest } from '../session/createPeer.js'
import { answerInTime, toSession } from '../session/createSessions.js'
import { isExpired, sessionExpiry } from '../session/expiry.js'
import { grantProblem, isGranted } from '../session/namespaces.js'
import type { DappContext } from './context.js'

/** Only the wallet, which controls the session, sends these; a held-back one cannot undo a newer. */
export async function onUpdate(ctx: DappContext, { topic, id, params }: IncomingRequest): Promise<void> {
  const session = controlledByPeer(ctx, topic)
  const update = readAs(sessionUpdate, params)
  if (!session || id <= session.updateId) return
  if (!update || grantProblem(session.requested, update.namespaces))
    return answerInTime(ctx.peer, ctx.peer.refuse(topic, id, 'wc_sessionUpdate', peerReasons.invalidUpdate, 'auto'))
  const changed = { ...session, namespaces: update.namespaces, updateId: id }
  ctx.peer.sessions.put(changed)
  ctx.emitter.emit('update', toSession(changed))
  return answerInTime(ctx.peer, ctx.peer.answer(topic, id, 'wc_sessionUpdate', true))
}

export async function onExtend(ctx: DappContext, { topic, id, params }: IncomingRequest): Promise<void> {
  const session = controlledByPeer(ctx, topic)
  const extend = readAs(sessionExtend, params)
  if (!session) return
  const latest = sessionExpiry(ctx.peer.env.now())
  const expiry = Math.min(extend?.expiry ?? latest, latest)
  if (!extend || expiry < session.expiry)
    return answerInTime(ctx.peer, ctx.peer.refuse(topic, id, 'wc_sessionExtend', peerReasons.invalidExtend, 'auto'))
  const extended = { ...session, expiry }
  ctx.peer.sessions.put(extended)
  ctx.sweep.schedule()
  ctx.emitter.emit('extend', toSession(extended))
  return answerInTime(ctx.peer, ctx.peer.answer(topic, id, 'wc_sessionExtend', true))
}

/** Events are not answered: no wallet waits for it. */
export function onEvent(ctx: DappContext, { topic, params }: IncomingRequest): void {
  const session = controlledByPeer(ctx, topic)
  const sent = readAs(sessionEvent, params)
  if (!session || !sent || !isGranted(session.namespaces, 'events', sent.chainId, sent.event.name)) return
  ctx.emitter.emit('event', { topic, chainId: sent.chainId, name: sent.event.name, data: sent.event.data })
}

function controlledByPeer(ctx: DappContext, topic: string): StoredSession | undefined {
  const session = ctx.peer.sessions.get(topic)
  if (!session || isExpired(session.expiry, ctx.peer.env.now())) return undefined
  return session.controller === session.peer.publicKey ? session : undefined
}
