import { formatUnits } from '@portico/wire/units'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startSend } from '../../../test/startSend.js'
import { parseAmount } from './parseAmount.js'
import { readTypedAmount, writeTypedAmount } from './typedAmount.js'

const locales = ['en', 'de', 'ar'] as const
const read = (typed: string, locale: string, decimals = 18): bigint | string => {
  const parsed = readTypedAmount(typed, locale, (text) => parseAmount(text, decimals))
  return 'amount' in parsed ? parsed.amount : parsed.problem
}

describe('an amount as somebody typed it', () => {
  it.each([
    ['1,5', 'de', 1_500_000n],
    ['1,500', 'de', 1_500_000n],
    ['1.5', 'de', 1_500_000n],
    ['0.500', 'de', 500_000n],
    ['1500.250', 'de', 1_500_250_000n],
    [',5', 'de', 500_000n],
    ['5,', 'de', 5_000_000n],
    ['1,5', 'en', 1_500_000n],
    ['1.500', 'en', 1_500_000n],
    ['0,500', 'en', 500_000n],
    ['1,5', 'ar', 1_500_000n],
    ['1500', 'de', 1_500_000_000n],
    ['١٢', 'ar', 12_000_000n],
    ['١٫٥', 'ar', 1_500_000n],
    ['١٫٥٠٠', 'ar', 1_500_000n],
    ['۱٫۵۰۰', 'de', 1_500_000n],
    ['١٫٥', 'en', 1_500_000n],
    ['１.５', 'en', 1_500_000n],
  ])('[SEND-02] %s in %s: one separator, comma or dot, is decimal', (typed, locale, amount) => {
    expect(read(typed, locale, 6)).toBe(amount)
  })

  it.each([
    ['1.500', 'de'],
    ['12.500', 'de'],
    ['1.500.000', 'de'],
    ['1.500,25', 'de'],
    ['1,500', 'en'],
    ['1,500,000', 'en'],
    ['1,500.25', 'en'],
    ['1,500', 'ar'],
    ["1'500", 'en'],
    ['1 500', 'de'],
    ['١٬٥٠٠', 'ar'],
    ['١,٥٠٠', 'ar'],
    ['１,５００', 'en'],
    ['１.２３４٫５６７', 'de'],
  ])('[SEND-02] %s in %s reads as thousands and is refused, never taken for another amount', (typed, locale) => {
    expect(read(typed, locale, 6)).toBe('separator')
  })

  it('[SEND-02] a number as a language writes it is read as that number, or refused', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n })
    fc.assert(
      fc.property(amounts, fc.constantFrom(...locales), fc.constantFrom(...locales), (amount, written, shown) => {
        const text = formatUnits(amount, 3)
        const format = new Intl.NumberFormat(written, { numberingSystem: 'latn', maximumFractionDigits: 3 })
        const result = read(format.format(text as unknown as number), shown, 3) // text is taken exactly
        // Written in one language and typed in another, `1,234` is two numbers; only where the languages agree is it one.
        if (written === shown) expect([amount, 'separator']).toContain(result)
      }),
    )
  })

  it('[SEND-02] what the form writes itself is read as it was meant, to the last unit', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
        fc.integer({ min: 0, max: 20 }),
        fc.constantFrom(...locales),
        (amount, decimals, locale) => {
          expect(read(writeTypedAmount(formatUnits(amount, decimals), locale), locale, decimals)).toBe(amount)
        },
      ),
    )
  })

  it('[SEND-02] no text is one amount in one language and another in the next', () => {
    const texts = fc.stringMatching(/^[0-9]{0,5}[.,]?[0-9]{0,5}[.,]?[0-9]{0,4}$/)
    fc.assert(
      fc.property(texts, (text) => {
        const amounts = locales.map((locale) => read(text, locale)).filter((result) => typeof result === 'bigint')
        expect(new Set(amounts).size).toBeLessThanOrEqual(1)
      }),
    )
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void read(text, 'de')))
  })
})

describe('the form in German', () => {
  it('[SEND-02] takes a comma, and what it fills in by itself has one too', async () => {
    const { kit, send, state, fill, settle } = await startSend()
    await kit.setLocale('de')
    await fill('0,125')
    expect([state().amount, state().problems.amount]).toEqual([125n * 10n ** 15n, undefined])
    send.setAmount('1.500')
    expect([state().amount, state().problems.amount]).toEqual([undefined, 'separator'])
    send.fill({ token: 'ETH', amount: '0.125' })
    await settle()
    expect([state().amountText, state().amount]).toEqual(['0,125', 125n * 10n ** 15n])
    send.fill({ amount: '1,500' })
    expect([state().amountText, state().amount]).toEqual(['', undefined])
    send.fill({ amount: '0.125' })
    send.setMode('fiat')
    send.setMode('token')
    expect(state().amount).toBe(125n * 10n ** 15n)
    send.setMax()
    await expect.poll(() => state().amountText).toMatch(/^\d+,\d+$/)
    expect(state().amount).toBe(state().max)
  })
})
