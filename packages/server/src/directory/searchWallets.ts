import type { WalletListing } from '@portico/wire/http'

/** What of a wallet can be searched, made ready once. */
export type Searchable = { readonly name: string; readonly places: readonly string[] }

/** Case, accents and blanks make no difference. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

export function searchableOf({ name, homepage, rdns }: WalletListing): Searchable {
  const host = homepage && URL.canParse(homepage) ? new URL(homepage).hostname.replace(/^www\./, '') : ''
  return { name: plainText(name), places: [host, rdns ?? ''].filter(Boolean) }
}

/** How well a wallet fits a plain text, 0 is best; undefined when it does not. */
function rankOf({ name, places }: Searchable, text: string): number | undefined {
  const at = name.indexOf(text)
  if (at === 0) return 0
  if (at > 0) return name.includes(` ${text}`) ? 1 : 2
  return places.some((place) => place.includes(text)) ? 3 : undefined
}

/** Those that fit, the best first; equally good ones stay in their order. */
export function searchWallets<Entry extends { readonly searchable: Searchable }>(
  entries: readonly Entry[],
  search: string,
): readonly Entry[] {
  const text = plainText(search)
  if (!text) return entries
  const ranks: Entry[][] = [[], [], [], []]
  for (const entry of entries) {
    const rank = rankOf(entry.searchable, text)
    if (rank !== undefined) ranks[rank]?.push(entry)
  }
  return ranks.flat()
}
