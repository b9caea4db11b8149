import { fakeConnector } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { setupWallets } from '../../../test/setupWallets.js'
import type { Wallet } from '../../connectors/wallet.js'
import { createWalletEntries, type ListedWallets } from './createWalletEntries.js'

const wallet = (number: number): Wallet => ({
  id: `wallet-${number}`,
  name: `Wallet ${number}`,
  rdns: `test.wallet-${number}`,
  mobile_link: `wallet-${number}://`,
})
const some = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => wallet(from + step))
const none: ListedWallets = {
  featured: [],
  recommended: [],
  isCertifiedOnly: false,
  searchText: '',
  browsed: [],
  found: [],
}

async function setup() {
  const connectors = [fakeConnector('eip155', 'Wallet 7', { id: 'seven', info: { rdns: 'test.wallet-7' } })]
  const { kit, env } = await setupWallets({ connectors })
  const create = () => createWalletEntries(kit.store.get(), [], env.platform())
  return { create, entriesOf: create() }
}

describe('[WALLETS-02] a directory that comes by pages', () => {
  it('is listed as if it had come at once, and a tile that was there is the same', async () => {
    const { create, entriesOf } = await setup()
    const recommended = some(1, 2)
    const first = some(1, 6)
    // A page may repeat what another has.
    const second = [...first, ...some(5, 9)]
    const before = entriesOf({ ...none, recommended, browsed: first })
    const after = entriesOf({ ...none, recommended, browsed: second })
    expect(after.map(({ key }) => key)).toEqual([
      'seven',
      ...[1, 2, 3, 4, 5, 6, 8, 9].map((number) => `wallet-${number}`),
    ])
    expect(after).toEqual(create()({ ...none, recommended, browsed: second }))
    for (const [index, entry] of before.slice(1).entries()) expect(after[index + 1]).toBe(entry)
  })

  it('is listed anew when another list, or another directory, stands in its place', async () => {
    const { entriesOf } = await setup()
    const keys = (lists: Partial<ListedWallets>) => entriesOf({ ...none, ...lists }).map(({ key }) => key)
    const browsed = some(1, 3)
    expect(keys({ browsed })).toEqual(['seven', 'wallet-1', 'wallet-2', 'wallet-3'])
    expect(keys({ browsed, featured: [wallet(3)] })).toEqual(['seven', 'wallet-3', 'wallet-1', 'wallet-2'])
    expect(keys({ browsed: some(4, 8) })).toEqual(['seven', 'wallet-4', 'wallet-5', 'wallet-6', 'wallet-8'])
    expect(keys({ browsed: some(4, 5) })).toEqual(['seven', 'wallet-4', 'wallet-5'])
    expect(keys({ browsed: [] })).toEqual(['seven'])
    expect(keys({ browsed: some(4, 8), isCertifiedOnly: true })).toEqual([
      'wallet-4',
      'wallet-5',
      'wallet-6',
      'seven',
      'wallet-8',
    ])
  })
})
