import type { AdapterContext } from '@portico/core/adapter'
import { listenToAnnouncements } from './announced.js'
import type { FoundWallet } from './foundWallet.js'
import { injectedId, readInjected } from './injected.js'
import { isAnnounced } from './isAnnounced.js'

export type Discovery = {
  /** The wallet with this connector id, if the page has it now. */
  find(id: string): FoundWallet | undefined
  /** The same, after every wallet had its turn to announce itself; undefined once `ms` have passed. */
  waitFor(id: string, ms: number): Promise<FoundWallet | undefined>
  stop(): void
}

/** MetaMask's sign that `window.ethereum` came after the page's own scripts. */
const lateEvent = 'ethereum#initialized'

/** Finds the page's wallets and emits 'connectors', once per turn of the clock however many announce themselves. */
export function discoverWallets({ env, emit, isAnnouncedEnabled, isInjectedEnabled }: AdapterContext): Discovery {
  const target = env.eventTarget()
  const waiting = new Set<() => void>()
  let listed: readonly FoundWallet[] | undefined
  let timer: unknown
  let isScheduled = false
  let isLive = true
  const announced = target && isAnnouncedEnabled() ? listenToAnnouncements(env, target, schedule) : undefined
  target?.addEventListener(lateEvent, schedule)
  schedule()

  function schedule(): void {
    if (isScheduled || !isLive) return
    isScheduled = true
    timer = env.setTimeout(() => {
      isScheduled = false
      update()
      for (const check of [...waiting]) check()
    }, 0)
  }

  function update(): void {
    const found = (isAnnouncedEnabled() && announced?.list()) || []
    const injected = isInjectedEnabled() ? readInjected(env) : undefined
    const isShown = injected && !isAnnounced(injected.provider, found)
    const next = isShown ? [...found, injected] : found
    announced?.report()
    if (listed && isSame(listed, next)) return
    listed = next
    emit({ type: 'connectors', connectors: next.map((wallet) => wallet.connector) })
  }

  function find(id: string): FoundWallet | undefined {
    const wallet = listed?.find(({ connector }) => connector.id === id)
    // Stored before the same wallet began to announce itself: not listed any more, yet still there.
    return wallet ?? (id === injectedId && isInjectedEnabled() ? readInjected(env) : undefined)
  }

  return {
    find(id) {
      if (isLive) update()
      return find(id)
    },
    waitFor: (id, ms) =>
      new Promise((resolve) => {
        const finish = (wallet: FoundWallet | undefined): void => {
          waiting.delete(check)
          env.clearTimeout(end)
          resolve(wallet)
        }
        const check = (): void => {
          const wallet = isLive ? find(id) : undefined
          if (wallet || !isLive) finish(wallet)
        }
        const end = env.setTimeout(() => finish(undefined), ms)
        waiting.add(check)
        if (!find(id)) announced?.requestAnnouncements()
        if (isLive) schedule()
        else check()
      }),
    stop() {
      isLive = false
      env.clearTimeout(timer)
      announced?.stop()
      target?.removeEventListener(lateEvent, schedule)
      for (const check of [...waiting]) check()
    },
  }
}

function isSame(a: readonly FoundWallet[], b: readonly FoundWallet[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ connector, provider }, index) => {
      const other = b[index]
      // The injected connector is made anew with each look; announced ones change only when something about them did.
      const isInjected = connector.id === injectedId && other?.connector.id === injectedId
      return provider === other?.provider && (connector === other.connector || isInjected)
    })
  )
}
