import type { Session } from '@portico/relay'
import { cleanName } from '@portico/wire/wallets'
import type { Wallet } from '../../connectors/wallet.js'

/** Why the wallet that approved may not be the one that was chosen. */
export type PeerMismatch = {
  /** The host of the chosen wallet's listing. */
  readonly listed: string
  /** The metadata of the one that approved; no host when it names none. */
  readonly peer: { readonly name: string; readonly host: string | undefined }
}

/** Compares the hosts of a new session and of the wallet's listing; undefined when they match, or the listing has none. */
export function findPeerMismatch(
  wallet: Wallet | undefined,
  { peer }: Pick<Session, 'peer'>,
): PeerMismatch | undefined {
  if (!wallet) return undefined
  const { homepage, link_mode, webapp_link, mobile_link, desktop_link } = wallet
  const homes = [homepage, link_mode, webapp_link, mobile_link, desktop_link].flatMap((link) => hostOf(link) ?? [])
  const [listed] = homes
  const host = hostOf(peer.metadata.url)
  if (!listed || (host && homes.some((home) => isSameSite(home, host)))) return undefined
  return { listed, peer: { name: cleanName(peer.metadata.name), host } }
}

/**
 * The same host, or one below the other. Two hosts that merely share an end do not match: only a list of public suffixes
 * could tell `a.fox.com` and `b.fox.com` (one owner) from `a.vercel.app` and `b.vercel.app` (two), that list is larger than
 * the kit, and a needless question costs less than a missed mismatch. A parent without a dot is a public suffix.
 */
function isSameSite(one: string, other: string): boolean {
  const [parent = '', child = ''] = [one, other].sort((a, b) => a.length - b.length)
  return parent === child || (parent.includes('.') && child.endsWith(`.${parent}`))
}

/** Of a web address alone: as browsers read it, so that letters of other scripts show as what they are. */
function hostOf(address: string | undefined): string | undefined {
  try {
    const { protocol, hostname } = new URL(address ?? '')
    const host = /^https?:$/.test(protocol) ? hostname.replace(/\.$/, '').replace(/^www\.(?=.+\.)/, '') : ''
    return host && host.length <= 253 ? host : undefined
  } catch {
    return undefined // not an address
  }
}
