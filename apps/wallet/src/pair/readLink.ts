import { parsePairingUri } from '@portico/wire/relay'

const maxLength = 4_096

/** The pairing link in what a person pasted or scanned: the link itself, or one that opens a wallet with it. */
export function readLink(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed.length === 0 || trimmed.length > maxLength) return undefined
  if (parsePairingUri(trimmed)) return trimmed
  try {
    const inner = new URL(trimmed).searchParams.get('uri') ?? ''
    return parsePairingUri(inner) ? inner : undefined
  } catch {
    return undefined
  }
}

/** A link that opened this page: `/wc?uri=…`, `#wc:…` or `#…uri=…`. `isGiven` also when it is no good. */
export function readLocation({ search, hash }: { search: string; hash: string }): {
  readonly isGiven: boolean
  readonly uri: string | undefined
} {
  const fragment = hash.slice(1)
  const given =
    new URLSearchParams(search).get('uri') ??
    new URLSearchParams(fragment.replace(/^[^?]*\?/, '')).get('uri') ??
    (fragment.startsWith('wc:') || fragment.startsWith('wc%3A') ? safeDecode(fragment) : undefined)
  return given === undefined ? { isGiven: false, uri: undefined } : { isGiven: true, uri: readLink(given) }
}

function safeDecode(text: string): string {
  try {
    return text.startsWith('wc%3A') ? decodeURIComponent(text) : text
  } catch {
    return ''
  }
}
