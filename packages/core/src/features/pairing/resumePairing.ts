import type { Session } from '@portico/relay'
import { namespaces } from '@portico/wire'
import { report } from '../../actions/report.js'
import type { Connection } from '../../adapters/adapter.js'
import type { PorticoContext } from '../../context.js'
import type { Unsubscribe } from '../../state/createStore.js'
import { connectionKeys } from '../../storage/connectionKeys.js'
import { connectorIdKey } from '../../storage/keys.js'
import { attemptKey, type StoredAttempt } from './attemptKey.js'
import { connectSession } from './connectSession.js'
import type { RelaySessions } from './createRelaySessions.js'
import { findPeerMismatch } from './findPeerMismatch.js'
import { pairingLimits } from './pairingLimits.js'

export type ResumeParameters = {
  /** Nothing else was begun. */
  isIdle(): boolean
  /** Whoever begins something else calls it. */
  onStop(stop: Unsubscribe): void
  onConnected(connections: readonly Connection[], attempt: StoredAttempt): Promise<void>
}

/** Waits for the approval of a pairing that an earlier visit began, as long as the pairing lives. The relay kept it. */
export async function resumePairing(
  ctx: PorticoContext,
  sessions: RelaySessions,
  { isIdle, onStop, onConnected }: ResumeParameters,
): Promise<void> {
  const attempt = ctx.storage.get(attemptKey)
  if (!attempt || !isIdle()) return
  const left = attempt.expiresAt + pairingLimits.leeway - ctx.env.now()
  // A connection that is kept, and may be looked for right now, is the visitor's last word.
  const isFree = (): boolean => !ctx.isOver() && !namespaces.some((each) => ctx.storage.get(connectorIdKey(each)))
  // No pairing lives longer: somebody else wrote that.
  const isLive = left > 0 && left <= pairingLimits.foreign && isFree()
  const stopped = new Promise<undefined>((resolve) => onStop(() => resolve(undefined)))
  const session = isLive ? await approved(ctx, sessions, { attempt, left, stopped }) : undefined
  ctx.storage.remove(attemptKey)
  // Another tab that waited as well may have connected it: this one follows what is stored.
  if (!session || isStored(ctx, session)) return
  // There is no screen to ask on: who is in doubt tries again, and is asked then.
  if (!isFree() || findPeerMismatch(attempt.wallet, session)) return sessions.endOne(session.topic)
  const connections = await connectSession(ctx, () => sessions.adopt(session, attempt.wallet))
  await onConnected(connections, attempt)
}

type ApprovedParameters = { attempt: StoredAttempt; left: number; stopped: Promise<undefined> }

/** The session of this very pairing, when it comes in time and nothing else was begun. */
async function approved(
  ctx: PorticoContext,
  sessions: RelaySessions,
  { attempt, left, stopped }: ApprovedParameters,
): Promise<Session | undefined> {
  const { dapp } = await sessions.client()
  const resumed = await dapp.resume(attempt.topic)
  if (!resumed) return undefined
  let stopClock: Unsubscribe = () => {}
  const late = new Promise<undefined>((resolve) => {
    stopClock = ctx.after(left, () => resolve(undefined))
  })
  const refused = (): undefined => undefined
  const session = await Promise.race([stopped, resumed.approval.catch(refused), late])
  stopClock()
  if (session) return session
  resumed.leave()
  // It may have been approved in the same moment.
  const unwanted = await resumed.approval.catch(refused)
  if (unwanted && !isStored(ctx, unwanted)) report(ctx, sessions.endOne(unwanted.topic))
  return undefined
}

function isStored(ctx: PorticoContext, { topic }: Session): boolean {
  const stored = ctx.storage.get(connectionKeys.connections)
  return namespaces.some((namespace) => stored?.[namespace]?.some(({ session }) => session === topic))
}
