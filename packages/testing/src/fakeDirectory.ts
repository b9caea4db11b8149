import { getWallets, type WalletListing } from '@portico/wire/http'
import type { FakeServer } from './fakeServer.js'

/** A wallet as the directory lists it, its fields told from one another by its number. */
export function sampleListing(number: number, changes: Partial<WalletListing> = {}): WalletListing {
  return {
    id: `wallet-${number}`,
    name: `Wallet ${number}`,
    image_id: `image-${number}`,
    homepage: `https://wallet-${number}.test/`,
    mobile_link: `wallet-${number}://`,
    rdns: `test.wallet-${number}`,
    badge_type: number % 2 ? 'certified' : 'none',
    ...changes,
  }
}

/** Has a server answer `/getWallets` from these listings, in their order. A question that the contract refuses is refused. */
export function fakeDirectory(server: FakeServer, listings: readonly WalletListing[]): void {
  server.answer('/getWallets', ({ query }: { query: unknown }) => {
    const read = getWallets.query['~run']({ value: query }, {})
    if (read.issues) return new Response('{}', { status: 400 })
    // No issues: the schema has read it.
    const asked = read.value as {
      page: number
      entries: number
      include?: string[]
      exclude?: string[]
      search?: string
      badge_type?: string
    }
    const text = asked.search?.toLowerCase()
    const matching = listings.filter(
      ({ id, name, badge_type }) =>
        (!asked.include || asked.include.includes(id)) &&
        !asked.exclude?.includes(id) &&
        (!text || name.toLowerCase().includes(text)) &&
        (!asked.badge_type || badge_type === asked.badge_type),
    )
    const first = (asked.page - 1) * asked.entries
    return { data: matching.slice(first, first + asked.entries), count: matching.length }
  })
}
