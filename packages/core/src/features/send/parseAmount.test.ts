import { formatUnits } from '@portico/wire/units'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fiatOf, parseFiat, priceText } from './fiat.js'
import { parseAmount } from './parseAmount.js'

describe('parseAmount', () => {
  it.each([
    ['1', 18, 10n ** 18n],
    ['0.000000000000000001', 18, 1n],
    ['.5', 6, 500_000n],
    ['5.', 6, 5_000_000n],
    ['007', 0, 7n],
    [' 1.5 ', 6, 1_500_000n],
    [`${2n ** 256n - 1n}`, 0, 2n ** 256n - 1n],
  ])('[SEND-02] %s with %i decimals', (text, decimals, amount) => {
    expect(parseAmount(text, decimals)).toEqual({ amount })
  })

  it.each([
    ['1e18', 'format'],
    ['0x10', 'format'],
    ['1,5', 'separator'],
    ['1.000,5', 'separator'],
    ["1'000", 'separator'],
    ['1 000', 'separator'],
    ['٣', 'format'],
    ['１', 'format'],
    ['1.5.2', 'format'],
    ['.', 'format'],
    ['Infinity', 'format'],
    ['NaN', 'format'],
    ['+1', 'format'],
    ['-1', 'negative'],
    ['−1', 'negative'],
    ['1.0000001', 'decimals'],
    ['9'.repeat(101), 'tooLong'],
  ])('[SEND-02] refuses %s: %s', (text, problem) => {
    expect(parseAmount(text, 6)).toEqual({ problem })
  })

  it('a billion digits are refused without being read', () => {
    const text = '1'.repeat(10_000_000)
    const before = performance.now()
    expect(parseAmount(text, 18)).toEqual({ problem: 'tooLong' })
    expect(performance.now() - before).toBeLessThan(50)
  })

  it('is the inverse of formatUnits, and never throws', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.integer({ min: 0, max: 20 }), (amount, decimals) => {
        expect(parseAmount(formatUnits(amount, decimals), decimals)).toEqual({ amount })
      }),
    )
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseAmount(text, 18)))
  })
})

describe('dollars', () => {
  it.each([
    [2000, '2000'],
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [1.5e-9, '0.0000000015'],
    [1e21, '1000000000000000000000'],
    [0, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [-1, undefined],
    [5e-324, undefined],
  ])('a price of %d is %s', (price, text) => {
    expect(priceText(price)).toBe(text)
  })

  it('become tokens without a float, rounded down', () => {
    const coin = { decimals: 18, price: '2000' }
    expect(parseFiat('1', coin)).toEqual({ amount: 5n * 10n ** 14n })
    expect(parseFiat('0.01', { decimals: 6, price: '3' })).toEqual({ amount: 3_333n })
    expect(fiatOf(10n ** 18n, coin)).toBe('2000')
    expect(fiatOf(1n, coin)).toBe('0')
    expect(fiatOf(1n, { decimals: 18 })).toBeUndefined()
  })

  it.each([
    ['1.001', 'decimals'],
    ['1,5', 'separator'],
    ['1e2', 'format'],
  ])('refuse %s: %s', (text, problem) => {
    expect(parseFiat(text, { decimals: 18, price: '1' })).toEqual({ problem })
  })

  it('never make more of a token than they pay for', () => {
    const price = fc.double({ min: 1e-9, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 1_000_000 }), (dollars, cents) => {
        const token = { decimals: 18, price: priceText(dollars) }
        const parsed = parseFiat((cents / 100).toFixed(2), token)
        if (!parsed || 'problem' in parsed) throw new Error('not parsed')
        expect(Number(fiatOf(parsed.amount, token, 12))).toBeLessThanOrEqual(cents / 100 + 1e-9)
      }),
    )
  })
})
