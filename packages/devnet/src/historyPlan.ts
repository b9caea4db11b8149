import { devnetAccounts } from './devnetAccounts.js'

type Address = `0x${string}`

/** One transaction of the past. Amounts are as people write them. */
export type PastTransaction = { readonly daysAgo: number; readonly from: Address } & (
  | { readonly kind: 'coin'; readonly to: Address; readonly amount: string }
  | {
      readonly kind: 'token'
      readonly token: 'coin' | 'dollar' | 'silentDollar'
      readonly to: Address
      readonly amount: string
    }
  | {
      readonly kind: 'mint'
      readonly token: 'coin' | 'dollar' | 'silentDollar'
      readonly to: Address
      readonly amount: string
    }
  | { readonly kind: 'approve'; readonly token: 'dollar'; readonly to: Address; readonly amount: string }
  | { readonly kind: 'tile' | 'badge' | 'lure'; readonly to: Address }
  | { readonly kind: 'poison'; readonly victim: Address; readonly lookalike: Address }
)

const me = devnetAccounts[0].address
// Funded accounts beyond the ten that visitors use: their balances promise nothing.
const market = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'
const payroll = '0x71bE63f3384f5fb98995898A86B02Fb2426c5788'
const friend = '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a'
const stranger = '0xdD2FD4581271e230360230F9337D5c0430Bf44C0'
// Begins and ends as the market's address does: copied from a history without care, money goes there.
const lookalike = '0xbcd4042d1e09a85c1d7a2b3e6f9c8a5d40954096'

/** What happened to the first account on the first chain, oldest first. What comes in goes out: balances stay round. */
export const richHistory: readonly PastTransaction[] = [
  { daysAgo: 151, kind: 'mint', token: 'dollar', from: payroll, to: payroll, amount: '10000' },
  { daysAgo: 150, kind: 'token', token: 'dollar', from: payroll, to: me, amount: '1200' },
  { daysAgo: 149, kind: 'coin', from: me, to: friend, amount: '0.75' },
  { daysAgo: 131, kind: 'approve', token: 'dollar', from: me, to: market, amount: '250' },
  { daysAgo: 131, kind: 'token', token: 'dollar', from: me, to: market, amount: '180' },
  { daysAgo: 131, kind: 'tile', from: market, to: me },
  { daysAgo: 120, kind: 'token', token: 'dollar', from: me, to: friend, amount: '64.5' },
  { daysAgo: 104, kind: 'mint', token: 'coin', from: friend, to: me, amount: '42' },
  { daysAgo: 97, kind: 'coin', from: friend, to: me, amount: '1.25' },
  { daysAgo: 90, kind: 'lure', from: stranger, to: me },
  { daysAgo: 76, kind: 'token', token: 'dollar', from: me, to: market, amount: '320' },
  { daysAgo: 75, kind: 'poison', from: stranger, victim: me, lookalike },
  { daysAgo: 62, kind: 'badge', from: market, to: me },
  { daysAgo: 61, kind: 'token', token: 'dollar', from: payroll, to: me, amount: '1200' },
  { daysAgo: 45, kind: 'token', token: 'coin', from: me, to: friend, amount: '42' },
  { daysAgo: 44, kind: 'coin', from: me, to: me, amount: '0.1' },
  { daysAgo: 33, kind: 'mint', token: 'silentDollar', from: friend, to: me, amount: '300' },
  { daysAgo: 31, kind: 'token', token: 'silentDollar', from: me, to: market, amount: '300' },
  { daysAgo: 18, kind: 'token', token: 'dollar', from: me, to: friend, amount: '635.5' },
  { daysAgo: 12, kind: 'tile', from: market, to: me },
  { daysAgo: 9, kind: 'token', token: 'dollar', from: me, to: market, amount: '1100' },
  { daysAgo: 8, kind: 'poison', from: stranger, victim: me, lookalike },
  { daysAgo: 4, kind: 'coin', from: friend, to: me, amount: '0.5' },
  { daysAgo: 2, kind: 'coin', from: me, to: market, amount: '1' },
  { daysAgo: 1, kind: 'token', token: 'dollar', from: me, to: friend, amount: '100' },
  { daysAgo: 0.1, kind: 'coin', from: friend, to: me, amount: '0.2' },
]

/** The other chain is younger. */
export const shortHistory: readonly PastTransaction[] = [
  { daysAgo: 40, kind: 'coin', from: friend, to: me, amount: '2' },
  { daysAgo: 23, kind: 'coin', from: me, to: market, amount: '2' },
  { daysAgo: 5, kind: 'badge', from: market, to: me },
]
