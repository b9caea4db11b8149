import type { PairingPlatform, Wallet } from '../../connectors/wallet.js'
import type { Platform } from '../../utils/detectPlatform.js'

export type PairingFacts = {
  readonly platform: Pick<Platform, 'isMobile'>
  /** This very wallet is in the page. */
  readonly isInstalled: boolean
  readonly hasAdapters: boolean
}

/** The screens that fit a wallet, best first; the first is shown, several make tabs. Without a wallet there is only the code. */
export function pairingPlatforms(
  wallet: Wallet | undefined,
  { platform, isInstalled, hasAdapters }: PairingFacts,
): readonly PairingPlatform[] {
  if (!wallet) return ['qrcode']
  const isOfBrowser = Boolean(wallet.rdns || wallet.injected?.length)
  const found: readonly (PairingPlatform | false)[] = [
    isOfBrowser && isInstalled && hasAdapters && 'browser',
    wallet.mobile_link !== undefined && (platform.isMobile ? 'mobile' : 'qrcode'),
    wallet.webapp_link !== undefined && 'web',
    wallet.desktop_link !== undefined && !platform.isMobile && 'desktop',
  ]
  const fitting = found.filter((entry) => entry !== false)
  // On a phone a missing extension is no news, unless there is nothing else to say.
  const isMissing = isOfBrowser && !isInstalled && (!platform.isMobile || !fitting.length)
  if (isMissing) return [...fitting, 'unsupported']
  // A wallet that names no way in may still be scanned with.
  return fitting.length ? fitting : ['qrcode']
}
