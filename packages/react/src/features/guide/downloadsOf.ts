import type { Wallet } from '@portico/core'
import type { Platform } from '@portico/core/views'

export type Download = { readonly kind: 'chrome' | 'ios' | 'android' | 'website'; readonly url: string }

/** Where to get a wallet, the store of this device first. Listings come from outside: only https leads anywhere. */
export function downloadsOf(wallet: Wallet, platform: Pick<Platform, 'isIos' | 'isAndroid'>): readonly Download[] {
  const own = platform.isIos ? 'ios' : platform.isAndroid ? 'android' : 'chrome'
  const all = [
    { kind: 'chrome', url: wallet.chrome_store },
    { kind: 'ios', url: wallet.app_store },
    { kind: 'android', url: wallet.play_store },
    { kind: 'website', url: wallet.homepage },
  ] as const
  const safe = all.flatMap(({ kind, url }) => (url && isHttps(url) ? [{ kind, url }] : []))
  return [...safe.filter(({ kind }) => kind === own), ...safe.filter(({ kind }) => kind !== own)]
}

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}
