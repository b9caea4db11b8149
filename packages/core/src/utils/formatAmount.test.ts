import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount } from './formatAmount.js'

const rows = { decimals: 4, locale: 'en' }

describe('formatAmount', () => {
  it.each([
    ['0', '0'],
    ['0.0', '0'],
    ['1', '1'],
    ['1234.56789', '1,234.5678'],
    ['0.99999', '0.9999'],
    ['0.0001', '0.0001'],
    ['0.00009', '<0.0001'],
    ['0.000000000000000001', '<0.0001'],
    ['999999999999.99999', '999,999,999,999.9999'],
    ['1239999999999.9', '1.23T'],
    ['123456789012345678.9', '123,456.78T'],
  ])('%s is shown as %s', (amount, shown) => {
    expect(formatAmount(amount, rows)).toBe(shown)
  })

  it('[ACCOUNT-03] shows all of three decimals of a transaction', () => {
    expect(formatAmount('1.5', { decimals: 3, locale: 'en', isFixed: true })).toBe('1.500')
    expect(formatAmount('2.99999', { decimals: 3, locale: 'en', isFixed: true })).toBe('2.999')
    expect(formatAmount('0.0004', { decimals: 3, locale: 'en', isFixed: true })).toBe('<0.001')
  })

  it('follows the language, with the digits of every wallet', () => {
    expect(formatAmount('1234567.891', { decimals: 3, locale: 'de' })).toBe('1.234.567,891')
    expect(formatAmount('1234.5', { decimals: 3, locale: 'ar' })).toMatch(/^1.?234.5$/)
  })

  it('keeps every digit of any amount', () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,11}$/)
    fc.assert(
      fc.property(digits, digits, (whole, fraction) => {
        const shown = formatAmount(`${whole}.${fraction}`, rows).replaceAll(',', '')
        expect(`${whole}.${fraction}`.startsWith(shown)).toBe(true)
        expect(shown.split('.')[0]).toBe(whole)
      }),
    )
  })
})
