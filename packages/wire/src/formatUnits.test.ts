import fc from 'fast-check'
import { formatUnits as viemFormatUnits } from 'viem'
import { expect, it } from 'vitest'
import { formatUnits } from './formatUnits.js'

it.each([
  [0n, 18, '0'],
  [1n, 18, '0.000000000000000001'],
  [10n ** 18n, 18, '1'],
  [1_500_000n, 6, '1.5'],
  [123n, 0, '123'],
  [2n ** 256n - 1n, 18, '115792089237316195423570985008687907853269984665640564039457.584007913129639935'],
])('formats %i with %i decimals as %s', (amount, decimals, text) => {
  expect(formatUnits(amount, decimals)).toBe(text)
})

it('agrees with viem', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n }),
      fc.integer({ min: 0, max: 40 }),
      (amount, decimals) => {
        expect(formatUnits(amount, decimals)).toBe(viemFormatUnits(amount, decimals))
      },
    ),
  )
})
