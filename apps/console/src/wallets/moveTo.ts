import type { Client } from '../api/createClient.js'

/** Gives a wallet another place in the whole directory, from 1. Its neighbour is looked up: it may be on another page. */
export async function moveTo(client: Client, id: string, to: number, from: number): Promise<void> {
  // Taking the wallet out moves those behind it up by one.
  const place = to > from ? to + 1 : to
  const { data } = await client.call('listWallets', { query: { page: String(place), entries: '1' } })
  await client.call('moveWallet', { path: { id }, body: { before: data[0]?.id ?? null } })
}
