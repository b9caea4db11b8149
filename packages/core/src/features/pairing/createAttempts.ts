import { report } from '../../actions/report.js'
import type { Connection } from '../../adapters/adapter.js'
import type { SourceConnection } from '../../connections/source.js'
import { relaySourceId } from '../../connectors/relayIds.js'
import type { Wallet } from '../../connectors/wallet.js'
import type { PorticoContext } from '../../context.js'
import type { PorticoError } from '../../errors/PorticoError.js'
import { walletError } from '../../errors/walletError.js'
import type { Store } from '../../state/createStore.js'
import { track } from '../../telemetry/track.js'
import { connectSession } from './connectSession.js'
import type { RelaySessions } from './createRelaySessions.js'
import { findPeerMismatch } from './findPeerMismatch.js'
import { fromRelay } from './fromRelay.js'
import { idlePairing, type PairingState } from './pairing.js'
import { pairingError } from './pairingError.js'
import { pairingLimits } from './pairingLimits.js'
import { type Approved, proposePairing } from './proposePairing.js'

export type Attempts = {
  start(wallet: Wallet | undefined): Promise<void>
  /** The attempt that is under way. */
  pending(): Promise<void> | undefined
  /** The visitor wants the wallet that is in doubt. */
  keep(): void
  /** A session ended at the other end; true when it was the one that is in doubt. */
  ended(topic: string): boolean
  cancel(): void
}
type AttemptsParameters = {
  readonly store: Store<PairingState>
  readonly sessions: RelaySessions
  /** The link is there. */
  onReady(): void
  onConnected(connections: readonly Connection[], wallet: Wallet | undefined): Promise<void>
}

/** Pairs one at a time: a new attempt drops the one before, whose late answer changes nothing. */
export function createAttempts(
  ctx: PorticoContext,
  { store, sessions, onReady, onConnected }: AttemptsParameters,
): Attempts {
  let current: { readonly id: string; readonly done: Promise<void>; readonly stops: Set<() => void> } | undefined
  /** A session that waits for the visitor's word. */
  let mismatched: { readonly topic: string; answer(): void } | undefined

  function cancel(): void {
    const stops = current?.stops ?? []
    current = undefined
    for (const stop of stops) stop()
    ctx.connections.current?.cancel(relaySourceId)
  }

  /** Becomes the connections of the session that a wallet approves; rejects when nobody wants them any more. */
  async function run({
    signal,
    stops,
  }: {
    readonly signal: AbortSignal
    readonly stops: Set<() => void>
  }): Promise<readonly SourceConnection[]> {
    const isCurrent = (): boolean => !ctx.isOver() && !signal.aborted
    const abandoned = (): PorticoError => walletError('connect/abandoned')
    const client = await sessions.client()
    const { uri, expiresAt, sent, approval, cancel: giveUp } = await proposePairing(ctx, client)
    if (!isCurrent()) giveUp()
    if (!isCurrent()) throw abandoned()
    stops.add(giveUp)
    // Whoever scans a code takes longer than the relay. A phone's page may sleep as soon as the wallet opens.
    if (ctx.env.platform().isMobile) await sent
    if (!isCurrent()) throw abandoned()
    const shownUntil = expiresAt - pairingLimits.leeway
    store.update(({ wallet, link, canRetry }) => ({
      status: 'pairing',
      uri,
      expiresAt: shownUntil,
      wallet,
      link,
      canRetry,
    }))
    const stopClock = ctx.after(shownUntil - ctx.env.now(), () => void (isCurrent() && expire()))
    stops.add(stopClock)
    onReady()
    const approved = await approval
    stopClock()
    if (isCurrent()) await confirmPeer(approved, stops)
    return adopt(approved, isCurrent)
  }

  /** Before anything of the site meets a wallet that may not be the chosen one, the visitor has seen both (security §4.4). */
  async function confirmPeer({ session }: Approved, stops: Set<() => void>): Promise<void> {
    const { wallet, link, canRetry } = store.get()
    const mismatch = findPeerMismatch(wallet, session)
    if (!mismatch) return
    await new Promise<void>((resolve) => {
      mismatched = { topic: session.topic, answer: resolve }
      stops.add(resolve)
      store.update(() => ({ status: 'doubtful', ...mismatch, wallet, link, canRetry }))
    })
    mismatched = undefined
  }

  async function adopt({ session, cacaos }: Approved, isCurrent: () => boolean): Promise<readonly SourceConnection[]> {
    if (!isCurrent()) await sessions.endOne(session.topic)
    if (!isCurrent()) throw walletError('connect/abandoned')
    store.update(({ wallet, link, canRetry }) => ({ status: 'connecting', wallet, link, canRetry }))
    const { wallet } = store.get()
    const { current: signIn } = ctx.signIn
    let connections: readonly SourceConnection[] = []
    try {
      if (cacaos) await signIn?.accepted(cacaos)
      connections = await sessions.adopt(session, wallet, cacaos)
      if (!connections.length) throw pairingError('wrong-networks')
    } finally {
      // What nobody uses is not left behind.
      if (!connections.length || !isCurrent()) {
        if (cacaos && signIn) report(ctx, signIn.dropped(cacaos))
        await sessions.endOne(session.topic)
      }
    }
    if (!isCurrent()) throw walletError('connect/abandoned')
    return connections
  }

  async function connected(id: string, connections: readonly Connection[]): Promise<void> {
    const { wallet } = store.get()
    if (current?.id === id) {
      for (const stop of current.stops) stop()
      current = undefined
    }
    store.update(() => idlePairing)
    await onConnected(connections, wallet)
  }

  function expire(): void {
    store.update(({ wallet, link }) => ({ status: 'expired', wallet, link, canRetry: true }))
  }

  function fail(cause: unknown): void {
    const error = fromRelay(cause)
    cancel()
    // From now on the message is signed after connecting: a wallet that gets it wrong would do so at every try.
    if (error.code === 'pairing/wrong-signature') ctx.signIn.current = undefined
    if (error.code === 'pairing/expired') {
      expire()
      return
    }
    store.update(({ wallet, link }) => ({ status: 'failed', error: error.code, wallet, link, canRetry: true }))
    track(ctx, { event: 'CONNECT_ERROR', properties: { message: error.shortMessage } })
  }

  return {
    start(wallet) {
      cancel()
      const id = ctx.env.randomId()
      const stops = new Set<() => void>()
      store.update(() => ({ status: 'starting', wallet, link: 'none', canRetry: false }))
      stops.add(ctx.after(pairingLimits.retry, () => store.update((state) => ({ ...state, canRetry: true }))))
      const done = connectSession(ctx, (signal) => run({ signal, stops })).then(
        (connections) => connected(id, connections),
        (cause) => {
          // Given up by whoever chose another wallet: the screen, if there is one, has nothing to say.
          if (current?.id === id) fail(cause)
        },
      )
      current = { id, done, stops }
      return done
    },
    pending: () => current?.done,
    keep: () => mismatched?.answer(),
    ended(topic) {
      const isMismatched = mismatched?.topic === topic
      if (isMismatched) fail(pairingError('ended'))
      return isMismatched
    },
    cancel,
  }
}
