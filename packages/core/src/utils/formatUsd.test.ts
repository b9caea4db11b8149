import { describe, expect, it } from 'vitest'
import { formatUsd, usdParts } from './formatUsd.js'

describe('formatUsd', () => {
  it.each([
    [0, '$0.00'],
    [0.004, '<$0.01'],
    [0.01, '$0.01'],
    [1234.567, '$1,234.57'],
    [999_999_999.99, '$999,999,999.99'],
    [1.2345e9, '$1.23B'],
    [1e21, '$1,000,000,000.00T'],
  ])('[ACCOUNT-03] %d is %s', (value, shown) => {
    expect(formatUsd(value, 'en')).toBe(shown)
  })

  it('[ACCOUNT-03] takes dollars and cents apart in every language', () => {
    expect(usdParts(1234.5, 'en')).toEqual({ dollars: '$1,234', cents: '.50', rest: '' })
    expect(usdParts(1234.5, 'de')).toEqual({ dollars: '1.234', cents: ',50', rest: '\u00a0$' })
    for (const locale of ['en', 'de', 'ar']) {
      const { dollars, cents, rest } = usdParts(0, locale)
      expect(dollars + cents + rest).toBe(formatUsd(0, locale))
    }
  })
})
