import { expect, it } from 'vitest'
import { defaultEvmCoinType, evmCoinType } from './names.js'

it.each([
  [1, '60'],
  [10, '2147483658'],
  [8453, '2147492101'],
  [61, '2147483709'],
  [2 ** 31 - 1, '4294967295'],
  [2 ** 31, undefined],
  [0, undefined],
  [-1, undefined],
  [1.5, undefined],
])('the coin type of chain %s is %s (ENSIP-11)', (id, coinType) => {
  expect(evmCoinType(id)).toBe(coinType)
  expect(coinType).not.toBe(defaultEvmCoinType)
})
