import { createPageMemory } from './createPageMemory.js'
import { createVirtualWallet, type VirtualWallet } from './createVirtualWallet.js'
import type { VirtualWalletConfig } from './createWalletContext.js'
import type { InjectedShape } from './injectedProvider.js'
import { VirtualWalletError } from './VirtualWalletError.js'
import type { WalletEnv } from './walletEnv.js'

/** A wallet for a page; serialisable, so that it can be written in a test process. */
export type InstalledWalletConfig = VirtualWalletConfig & {
  /** Its name in `window.__porticoWallets`, when two wallets share a display name. @default the display name */
  id?: string | undefined
  /** Remembers permission, chain, lock, open popup and script over a reload of the tab, or for every later tab of the site. @default true */
  persist?: boolean | 'browser' | undefined
  /** When the wallet announces itself: as early as an extension, once the page has loaded, or not at all. @default 'start' */
  announceAt?: 'start' | 'load' | 'never' | undefined
  /** Also sets `window.ethereum`: `true` to the announced object itself, a shape to something around it. @default false */
  inject?: boolean | InjectedShape | undefined
}

export type InstallWalletsOptions = {
  /** How the wallets reach their nodes, e.g. past the page's content security policy. @default the page's fetch */
  fetch?: WalletEnv['fetch'] | undefined
  /** @default window */
  page?: Window | undefined
}

type WalletPage = Window & { __porticoWallets?: Record<string, VirtualWallet> }

/** Puts wallets into the page as an extension would, and their controls into `window.__porticoWallets`. Returns what removes them. */
export function installWallets(
  configs: readonly InstalledWalletConfig[],
  options: InstallWalletsOptions = {},
): () => void {
  const page: WalletPage = options.page ?? window
  const controls: Record<string, VirtualWallet> = page.__porticoWallets ?? Object.create(null) // without inherited names
  page.__porticoWallets = controls
  const removals = configs.map((config) => {
    const id = config.id ?? config.name ?? 'Virtual Wallet'
    if (controls[id]) throw new VirtualWalletError(`Two wallets are called "${id}": give one of them an id of its own.`)
    const storage = () => (config.persist === 'browser' ? page.localStorage : page.sessionStorage)
    const memory = config.persist === false ? undefined : createPageMemory(id, storage)
    const wallet = createVirtualWallet({ ...config, fetch: options.fetch, memory })
    controls[id] = wallet
    if (config.inject) wallet.inject(page, config.inject === true ? 'same' : config.inject)
    const stopWaiting = startAnnouncing(page, wallet, config.announceAt ?? 'start')
    return () => {
      stopWaiting()
      wallet.destroy()
      delete controls[id]
    }
  })
  return () => {
    for (const remove of removals) remove()
  }
}

function startAnnouncing(page: Window, wallet: VirtualWallet, at: 'start' | 'load' | 'never'): () => void {
  if (at === 'never') return () => undefined
  const start = (): void => void wallet.announce(page)
  if (at === 'start' || page.document.readyState === 'complete') {
    start()
    return () => undefined
  }
  page.addEventListener('load', start, { once: true })
  return () => page.removeEventListener('load', start)
}
