/** The one encoding more that Telegram on Android takes off before the wallet sees the link. */
export type DeepLinkOptions = { readonly isTelegramOnAndroid?: boolean | undefined }
export type DeepLink = {
  /** What to open. */
  readonly href: string
  /** The wallet's own part, without the pairing: what may be kept. */
  readonly base: string
}

const maxLength = 512
/** Runs code, reads files, or hands the link to whoever asks for it. */
const refused =
  /^(javascript|data|file|filesystem|blob|vbscript|intent|about|view-source|chrome|chrome-extension|moz-extension|ms-[a-z-]+|mailto|tel|sms|https?|wss?|ftp|content|jar|res)$/
const scheme = /^[a-z][a-z0-9+.-]{0,63}$/

/**
 * The link that opens a wallet with a pairing: an app's scheme, or a universal link. Undefined for a base that is not
 * safe to open, or a uri that is none: the link carries the pairing's key.
 */
export function formatDeepLink(link: unknown, uri: string, options: DeepLinkOptions = {}): DeepLink | undefined {
  const base = walletLinkBase(link)
  if (!base || !uri.startsWith('wc:')) return undefined
  const once = encodeURIComponent(uri)
  return { href: `${base}wc?uri=${options.isTelegramOnAndroid ? encodeURIComponent(once) : once}`, base }
}

/** A directory's link, or a stored one, ready for `wc?uri=`; undefined when it must not be opened. */
export function walletLinkBase(link: unknown): string | undefined {
  if (typeof link !== 'string' || !link || link.length > maxLength || !isPlain(link)) return undefined
  if (/^https?:/i.test(link)) return universalBase(link)
  return appBase(link)
}

function universalBase(link: string): string | undefined {
  const url = readUrl(link)
  if (!url || url.username || url.password || url.search || !/^(#\/[\w/-]*)?$/.test(url.hash)) return undefined
  // The link carries a key: over TLS to a host with a name, or to a wallet that a developer runs at home.
  // Seen in the link as it is written: an address has many spellings.
  const isHome = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(link)
  const isNamed = /\.[a-z][a-z0-9-]+$/.test(url.hostname) && !url.port
  if (!isHome && (url.protocol !== 'https:' || !isNamed)) return undefined
  return url.href.endsWith('/') ? url.href : `${url.href}/`
}

function appBase(link: string): string | undefined {
  const whole = link.includes('://') ? link : `${link.replace(/[/:]/g, '')}://`
  const at = whole.indexOf('://')
  const name = whole.slice(0, at).toLowerCase()
  const path = whole.slice(at + 3).toLowerCase()
  if (!scheme.test(name) || refused.test(name)) return undefined
  // Some apps route by an address inside their own; one of the web would carry the key away.
  if (!/^[a-z0-9._~/?=&:-]*$/.test(path)) return undefined
  if ([...path.matchAll(/([a-z0-9+.-]+):/g)].some(([, inner = '']) => refused.test(inner))) return undefined
  return whole.endsWith('/') ? whole : `${whole}/`
}

/** No spaces, controls, quotes, backslashes or letters of other scripts: what browsers strip or fold, hides. */
function isPlain(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text) && !/["'<>\\^`{|}]/.test(text)
}

function readUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined // not an address
  }
}
