import { expect, it } from 'vitest'
import { sameAddress } from './sameAddress.js'

it('compares EVM addresses without regard to case, others as they are', () => {
  expect(sameAddress('eip155', '0xABCDEF', '0xabcdef')).toBe(true)
  expect(sameAddress('eip155', '0xABCDEF', '0xabcdee')).toBe(false)
  expect(sameAddress('solana', 'So1ana', 'so1ana')).toBe(false)
})
