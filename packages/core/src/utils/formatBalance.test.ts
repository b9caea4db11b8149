import { expect, it } from 'vitest'
import { formatBalance } from './formatBalance.js'

it('cuts to three decimals and never rounds up', () => {
  expect(
    ['1', '1.5', '0.9999', '1.23456789', '', '123456789012345678901234.5555'].map((value) => formatBalance(value)),
  ).toEqual(['1.000', '1.500', '0.999', '1.234', '0.000', '123456789012345678901234.555'])
  expect(formatBalance('1.239', 2)).toBe('1.23')
})
