import { type DeepLink, formatDeepLink } from '@portico/wire/relay'
import type { PairingPlatform, Wallet } from '../../connectors/wallet.js'
import type { PorticoContext } from '../../context.js'
import { hasFocus, isFramed } from './pageOf.js'

export type LinkPlatform = Extract<PairingPlatform, 'mobile' | 'desktop' | 'web'>

/** The link that opens a wallet with a pairing; undefined when it names none that is safe to open (C11). */
export function walletLink(
  { env, store }: PorticoContext,
  wallet: Wallet,
  platform: LinkPlatform,
  uri: string,
): DeepLink | undefined {
  const { isTelegram, isAndroid } = env.platform()
  const options = { isTelegramOnAndroid: isTelegram && isAndroid }
  const { mobile_link, desktop_link, webapp_link, link_mode } = wallet
  const isUniversal = store.get().options.experimental_preferUniversalLinks
  const links = {
    mobile: [...(isUniversal ? [link_mode] : []), mobile_link],
    desktop: [desktop_link],
    web: [webapp_link],
  }
  for (const link of links[platform]) {
    const found = formatDeepLink(link, uri, options)
    if (found) return found
  }
  return undefined
}

/** Where a wallet's link opens (reference §4.5). */
export function linkTarget({ env }: PorticoContext, platform: LinkPlatform): '_self' | '_top' | '_blank' {
  if (platform !== 'mobile' || env.platform().isTelegram) return '_blank'
  return isFramed(env) ? '_top' : '_self'
}

/** Opens a link now, within the visitor's tap; false when the page has no focus (RELAY-11). */
export function openLink(ctx: PorticoContext, href: string, target: '_self' | '_top' | '_blank'): boolean {
  if (!hasFocus(ctx.env)) {
    ctx.env.log('warn', 'Document does not have focus, skipping deeplink.')
    return false
  }
  ctx.env.openUrl(href, target)
  return true
}
