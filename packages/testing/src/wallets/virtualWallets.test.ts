import { parseAnnouncement } from '@portico/wire/wallets'
import { expect, it } from 'vitest'
import { virtualWallets, walletConfigs } from './virtualWallets.js'

it('makes 200 wallets that differ in everything a page sees', () => {
  const wallets = virtualWallets(200, { chainId: 10 })
  for (const field of ['uuid', 'name', 'rdns', 'icon'] as const) {
    expect(new Set(wallets.map(({ info }) => info[field])).size).toBe(200)
  }
  for (const { info, provider } of wallets) expect(parseAnnouncement({ info, provider })).toMatchObject(info)
  expect(wallets[199]?.chainId).toBe(10)
})

it('describes them as plain data', () => {
  const configs = walletConfigs(20, { authorized: true })
  expect(JSON.parse(JSON.stringify(configs))).toEqual(configs)
})
