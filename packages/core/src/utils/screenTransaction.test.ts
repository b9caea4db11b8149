import { sampleTransaction, sampleTransfer } from '@portico/testing'
import type { Transfer } from '@portico/wire/http'
import { describe, expect, it } from 'vitest'
import { isSuspectTransaction } from './screenTransaction.js'

const me = `0x${'1'.repeat(40)}`
const stranger = `0x${'9'.repeat(40)}`
const from = (sentFrom: string, ...transfers: Partial<Transfer>[]) =>
  sampleTransaction({ metadata: { sentFrom }, transfers: transfers.map(sampleTransfer) })
const isSuspect = (sentFrom: string, ...transfers: Partial<Transfer>[]) =>
  isSuspectTransaction(from(sentFrom, ...transfers), me)

describe('what strangers send to be noticed', () => {
  it.each<[string, Partial<Transfer>]>([
    ['nothing at all', { direction: 'in', quantity: { numeric: '0' }, value: null }],
    ['nothing, in our name', { direction: 'out', quantity: { numeric: '0.000' }, value: 0 }],
    ['dust', { direction: 'in', value: 0.0099 }],
    ['an unlisted token', { direction: 'in', value: null, fungible_info: { symbol: 'NEW', is_unknown: true } }],
    [
      'a token with an address for a name',
      { direction: 'in', fungible_info: { symbol: 'USDC', name: 'claim at x-y.com' } },
    ],
    ['a token in two alphabets', { direction: 'in', fungible_info: { symbol: 'UЅDC' } }],
    ['an unwanted picture', { direction: 'in', nft_info: { flags: { is_spam: true } } }],
  ])('%s is folded', (_, transfer) => {
    expect(isSuspect(stranger, transfer)).toBe(true)
  })

  it.each<[string, Partial<Transfer>]>([
    ['a payment', { direction: 'in', value: 0.01 }],
    ['a payment in a coin without a price', { direction: 'in', value: null, price: null }],
    ['a collectible', { direction: 'in', nft_info: { name: 'Tile', flags: { is_spam: false } } }],
  ])('%s is not', (_, transfer) => {
    expect(isSuspect(stranger, transfer)).toBe(false)
  })

  it('what the visitor did is never folded, whatever the letters of the address', () => {
    expect(isSuspect(me, { direction: 'in', quantity: { numeric: '0' } })).toBe(false)
    const mine = `0x${'a'.repeat(40)}`
    expect(isSuspectTransaction(from(mine.toUpperCase().replace('X', 'x'), { quantity: { numeric: '0' } }), mine)).toBe(
      false,
    )
  })

  it('one thing of worth saves the rest', () => {
    expect(isSuspect(stranger, { direction: 'in', value: 0 }, { direction: 'in', value: 5 })).toBe(false)
    expect(isSuspect(stranger)).toBe(false)
  })
})
