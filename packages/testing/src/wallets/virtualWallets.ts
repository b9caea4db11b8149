import { createVirtualWallet, type VirtualWallet } from './createVirtualWallet.js'
import type { VirtualWalletConfig, VirtualWalletOptions } from './createWalletContext.js'
import { walletIcon } from './walletIcon.js'

/** A memory belongs to one wallet. */
type SharedOptions = Omit<VirtualWalletOptions, 'memory'>

/** Descriptions of `count` different wallets: names, rdns and icons of their own, each a little different to draw. */
export function walletConfigs(count: number, shared: VirtualWalletConfig = {}): readonly VirtualWalletConfig[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `${adjectives[index % adjectives.length]} ${index + 1}`
    return { ...shared, name, rdns: `test.portico.wallet-${index + 1}`, icon: walletIcon(name) }
  })
}

/** As many different wallets as you like, e.g. to see what 200 announcements do to a page. */
export function virtualWallets(count: number, shared: SharedOptions = {}): readonly VirtualWallet[] {
  const { fetch, env, ...config } = shared
  return walletConfigs(count, config).map((each) => createVirtualWallet({ ...each, fetch, env }))
}

const adjectives = [
  'Amber',
  'Brisk',
  'Calm',
  'Dawn',
  'Ember',
  'Fable',
  'Grove',
  'Harbor',
  'Indigo',
  'Juniper',
  'Kestrel',
]
