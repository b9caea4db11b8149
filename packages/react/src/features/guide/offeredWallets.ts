import type { Wallet } from '@portico/core'
import { knownWallets } from '@portico/core/guide'
import type { State } from '@portico/core/page'
import { connectRows, type DirectoryLists, type Platform } from '@portico/core/views'
import { downloadsOf } from './downloadsOf.js'

/** As many as can be compared at a glance. */
const offered = 4

/**
 * Wallets a visitor could get: the site's own first, then the directory's, none that is hidden or here already, on a phone
 * those with an app. A few that we know stand in until the directory has answered, and for it.
 */
export function offeredWallets(state: State, platform: Platform, directory?: DirectoryLists): readonly Wallet[] {
  const recommended = [...(directory?.featured ?? []), ...(directory?.recommended ?? [])]
  const listed = [...(state.options.customWallets ?? []), ...(recommended.length ? recommended : knownWallets)]
  // As if the site had listed and featured every one of them: the wallet list knows which are excluded and which are here.
  const featuredWalletIds = listed.map((wallet) => wallet.id)
  const options = { ...state.options, enableWallets: true, customWallets: listed, featuredWalletIds }
  const rows = connectRows({ ...state, options }, platform)
  return rows
    .flatMap((row) => (row.kind === 'featured' && 'wallet' in row ? [row.wallet] : []))
    .filter((wallet) => {
      const kinds = downloadsOf(wallet, platform).map((download) => download.kind)
      if (!platform.isMobile) return kinds.length > 0
      if (platform.isIos || platform.isAndroid) return kinds.includes(platform.isIos ? 'ios' : 'android')
      return kinds.includes('ios') || kinds.includes('android')
    })
    .slice(0, offered)
}
