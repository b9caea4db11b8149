import { parsePairingUri } from '@portico/wire/relay'
import { report } from '../../actions/report.js'
import type { Connection } from '../../adapters/adapter.js'
import { createChunk } from '../../chunk.js'
import { needsLegal } from '../../config/needsLegal.js'
import { relaySourceId } from '../../connectors/relayIds.js'
import type { PairingPlatform, Wallet } from '../../connectors/wallet.js'
import type { PorticoContext } from '../../context.js'
import { PorticoError } from '../../errors/PorticoError.js'
import { createStore, type Unsubscribe } from '../../state/createStore.js'
import { connectionsOf, isAnyConnected } from '../../state/selectors.js'
import { pairingMark } from '../../storage/pendingMark.js'
import { track } from '../../telemetry/track.js'
import { isTapBound } from '../../utils/detectPlatform.js'
import { createAttempts } from './createAttempts.js'
import { createRelaySessions } from './createRelaySessions.js'
import { installedConnector } from './installedConnector.js'
import { idlePairing, type Pairing, type PairingState } from './pairing.js'
import type { PairingActions } from './pairingActions.js'
import { pairingError } from './pairingError.js'
import { pairingKeys, type StoredDeepLink } from './pairingKeys.js'
import { pairingLimits } from './pairingLimits.js'
import { pairingPlatforms } from './pairingPlatforms.js'
import { type LinkPlatform, linkTarget, openLink, walletLink } from './walletLink.js'
import { watchLeaving } from './watchLeaving.js'

/** Pairing with wallets that are elsewhere. Fetched when a visitor is about to; the relay client comes with the first pairing. */
export function createPairing(ctx: PorticoContext, actions: PairingActions): Pairing {
  const store = createStore<PairingState>(idlePairing, (error) => ctx.env.log('error', 'Portico:', error))
  const sessions = createRelaySessions(ctx, actions, (topic) => attempts.ended(topic) || reset())
  let deepLink: StoredDeepLink | undefined
  /** The link that is shown is the host's own, who also hears the answer. */
  let isForeign = false
  let stopLeaving: Unsubscribe = () => {}
  const resuming = new Set<Unsubscribe>()
  const attempts = createAttempts(ctx, {
    store,
    sessions,
    onReady() {
      // On a phone the app opens by itself; where that takes the tap itself, the link was ready before it.
      const { wallet } = store.get()
      if (wallet && platforms(wallet)[0] === 'mobile') openWallet('mobile')
    },
    onConnected,
  })

  function onConnected(connections: readonly Connection[], wallet: Wallet | undefined): Promise<void> {
    if (deepLink) ctx.storage.set(pairingKeys.deepLink, deepLink)
    else ctx.storage.remove(pairingKeys.deepLink)
    return actions.settleConnections(ctx, { connections, wallet, method: deepLink ? 'mobile' : 'qrcode' })
  }

  const platforms: Pairing['platforms'] = (wallet) =>
    pairingPlatforms(wallet, {
      platform: ctx.env.platform(),
      isInstalled: wallet !== undefined && installedConnector(ctx, wallet) !== undefined,
      hasAdapters: ctx.adapters.size > 0,
    })

  /** Nothing of a pairing stays (RELAY-08). */
  function reset(): void {
    leave()
    ctx.storage.remove(pairingKeys.deepLink)
  }

  function leave(): void {
    isForeign = false
    stopLeaving()
    attempts.cancel()
    deepLink = undefined
    store.update(() => idlePairing)
  }

  const begin: Pairing['begin'] = async ({ wallet } = {}) => {
    const { options, isLegalAccepted } = ctx.store.get()
    if (needsLegal(options) && !isLegalAccepted) {
      store.update(() => ({ ...idlePairing, status: 'failed', error: 'connect/legal-not-accepted', wallet }))
      return
    }
    const before = store.get()
    const isLive = isForeign || (attempts.pending() !== undefined && before.status !== 'expired')
    const isSame = before.wallet?.id === wallet?.id
    if (isLive && (isSame || isForeign || isTapBound(ctx.env.platform()))) {
      store.update((state) => ({ ...state, wallet, link: isSame ? state.link : 'none' }))
      if (!isSame) select()
      return attempts.pending()
    }
    stopLeaving()
    deepLink = undefined
    const done = attempts.start(wallet)
    if (wallet) track(ctx, { event: 'SELECT_WALLET', properties: { name: wallet.name, platform: platformOf() } })
    await done
  }

  /** Another wallet for the link that is there (RELAY-07). */
  function select(): void {
    const { wallet, status } = store.get()
    if (!wallet) return
    track(ctx, { event: 'SELECT_WALLET', properties: { name: wallet.name, platform: platformOf() } })
    if (status === 'pairing' && platformOf() === 'mobile') openWallet('mobile')
  }

  function platformOf(): PairingPlatform {
    return platforms(store.get().wallet)[0] ?? 'qrcode'
  }

  function openWallet(platform: LinkPlatform): void {
    const state = store.get()
    const link = state.status === 'pairing' && state.wallet && walletLink(ctx, state.wallet, platform, state.uri)
    if (!link || !state.wallet) {
      if (state.status === 'pairing') throw pairingError('link-not-found')
      return
    }
    if (!openLink(ctx, link.href, linkTarget(ctx, platform))) return
    stopLeaving()
    deepLink = { href: link.base, name: state.wallet.name }
    const topic = !isForeign && ctx.env.platform().isMobile && parsePairingUri(state.uri)?.topic
    if (topic)
      ctx.storage.set(pairingMark, { expiresAt: state.expiresAt, href: link.base, topic, wallet: state.wallet })
    store.update((before) => ({ ...before, link: 'opened' }))
    if (platform === 'web') return
    stopLeaving = watchLeaving(ctx, ctx.env.platform(), (outcome) =>
      store.update((before) => ({ ...before, link: outcome })),
    )
  }

  function show(uri: string): void {
    const parsed = parsePairingUri(uri)
    if (!parsed) throw pairingError('uri-invalid')
    leave()
    isForeign = true
    const { expiryTimestamp } = parsed
    const expiresAt = expiryTimestamp ? expiryTimestamp * 1000 : ctx.env.now() + pairingLimits.foreign
    store.update(() => ({ ...idlePairing, status: 'pairing', uri, expiresAt }))
  }

  /** Where an app opens within a tap alone, the link is there before it. */
  function makeReady(): void {
    if (isTapBound(ctx.env.platform()) && !isAnyConnected(ctx.store.get())) report(ctx, begin())
  }

  const later = createChunk(async () => (await import('./laterPairing.js')).laterPairing(ctx, sessions, actions))
  if (ctx.storage.get(pairingMark))
    report(
      ctx,
      later.run(({ resume }) =>
        resume({
          isIdle: () => store.get().status === 'idle',
          onStop: (stop) => resuming.add(stop),
          onConnected(connections, { href, wallet }) {
            deepLink = { href, name: wallet.name }
            return onConnected(connections, wallet)
          },
        }),
      ),
    )
  if (ctx.store.get().options.universalProvider?.session)
    report(
      ctx,
      later.run(({ follow }) => follow()),
    )
  // What is over, or begun anew, is not found again.
  store.subscribe(() => {
    if (/^(pair|connect)ing$/.test(store.get().status)) return
    for (const stop of resuming) stop()
    ctx.storage.remove(pairingMark)
  })
  ctx.onDestroy(() => {
    stopLeaving()
    // Before the client goes: a wallet that has the link open is told.
    attempts.cancel()
    sessions.forget()
  })
  // Closing gives up (reference §3.4).
  ctx.onDestroy(
    ctx.store.select(
      ({ modal }) => modal.open,
      (isOpen) => void (isOpen || store.get().status === 'idle' || leave()),
    ),
  )

  return {
    store,
    platforms,
    begin,
    async retry() {
      const { wallet, canRetry } = store.get()
      if (!canRetry) return
      stopLeaving()
      deepLink = undefined
      await attempts.start(wallet)
    },
    openWallet,
    async connectBrowser() {
      const { wallet } = store.get()
      const connector = wallet && installedConnector(ctx, wallet)
      if (!connector) throw new PorticoError('connector/not-found', { connector: wallet?.name ?? '' })
      await actions.connect(ctx, { connector })
    },
    keep: attempts.keep,
    refuse() {
      leave()
      makeReady()
    },
    leave,
    left: () => void (isTapBound(ctx.env.platform()) || leave()),
    opened(uri) {
      if (uri) show(uri)
      else makeReady()
    },
    universalProvider: async () => ctx.store.get().options.universalProvider ?? (await later.load()).paired(),
    reconnect: sessions.reconnect,
    async end(connection) {
      await sessions.end(connection)
      const isOther = ({ sourceId, session }: Connection): boolean =>
        sourceId === relaySourceId && session !== connection.session
      if (!connectionsOf(ctx.store.get()).some(isOther)) reset()
    },
    forget: sessions.forget,
  }
}
