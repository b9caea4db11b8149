import type { Session } from '@portico/relay'
import { namespaces } from '@portico/wire'
import type { Connection } from '../../adapters/adapter.js'
import type { PorticoContext } from '../../context.js'
import type { Unsubscribe } from '../../state/createStore.js'
import { connectorIdKey } from '../../storage/keys.js'
import { attemptKey, type StoredAttempt } from './attemptKey.js'
import { connectSession } from './connectSession.js'
import type { RelaySessions } from './createRelaySessions.js'
import { pairingLimits } from './pairingLimits.js'
import { peerDoubt } from './peerDoubt.js'
import type { RelayClient } from './relay.js'

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
  const session = isLive ? await approved(ctx, await sessions.client(), { left, onStop }) : undefined
  ctx.storage.remove(attemptKey)
  if (!session) return
  // There is no screen to ask on: who is in doubt tries again, and is asked then.
  if (!isFree() || peerDoubt(attempt.wallet, session)) return sessions.endOne(session.topic)
  const connections = await connectSession(ctx, () => sessions.adopt(session, attempt.wallet))
  await onConnected(connections, attempt)
}

/** A session that is there already, or comes in time. */
function approved(
  ctx: PorticoContext,
  { dapp }: RelayClient,
  { left, onStop }: Pick<ResumeParameters, 'onStop'> & { left: number },
): Promise<Session | undefined> {
  return new Promise((resolve) => {
    const stopListening = dapp.on('connect', end)
    const stopClock = ctx.after(left, () => end(undefined))
    function end(session: Session | undefined): void {
      stopListening()
      stopClock()
      resolve(session)
    }
    onStop(() => end(undefined))
    const [known] = dapp.sessions().slice(-1)
    if (known) end(known)
  })
}
