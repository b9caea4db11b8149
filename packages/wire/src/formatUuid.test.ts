import { expect, it } from 'vitest'
import { formatUuid } from './formatUuid.js'

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

it('writes random bytes as RFC 9562 does, version 4', () => {
  expect(formatUuid(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000')
  expect(formatUuid(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  expect(formatUuid(Uint8Array.from({ length: 16 }, (_, index) => index))).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f')
  for (let round = 0; round < 100; round++)
    expect(formatUuid(crypto.getRandomValues(new Uint8Array(16)))).toMatch(version4)
})
