import { cleanText } from '../parts/cleanText.js'

/** The site behind a request. */
export type Site = {
  readonly name: string
  /** Undefined when it named no address that can be read. */
  readonly host: string | undefined
  readonly icon: string | undefined
  /** What is suspicious about its metadata. */
  readonly oddity: 'noAddress' | 'insecure' | 'lookalike' | undefined
}

type Metadata = { readonly name: string; readonly url: string; readonly icons: readonly string[] }

const maxPicture = 65_536

/** A site's own metadata, cleaned for display. None of it is verified. */
export function readSite({ name, url, icons }: Metadata): Site {
  const address = readAddress(url)
  const shown = cleanText(name, 48)
  return {
    name: shown || address?.host || 'A site without a name',
    host: address?.host,
    icon: address && icons.find((icon) => isPicture(icon, address)),
    oddity: oddityOf(address),
  }
}

function readAddress(url: string): URL | undefined {
  try {
    const address = new URL(url)
    const isWeb = address.protocol === 'https:' || address.protocol === 'http:'
    return isWeb && !address.username && !address.password ? address : undefined
  } catch {
    return undefined
  }
}

function oddityOf(address: URL | undefined): Site['oddity'] {
  if (!address) return 'noAddress'
  if (address.hostname.split('.').some((part) => part.startsWith('xn--'))) return 'lookalike'
  return address.protocol === 'http:' && !isLocal(address) ? 'insecure' : undefined
}

/** A data URL, or on the site's own host: a third host would learn the visitor's IP address. */
function isPicture(icon: string, site: URL): boolean {
  if (icon.length > maxPicture) return false
  if (/^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/.test(icon)) return true
  const address = readAddress(icon)
  return address !== undefined && address.host === site.host && (address.protocol === 'https:' || isLocal(address))
}

function isLocal({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}
