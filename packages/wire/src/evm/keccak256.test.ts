import fc from 'fast-check'
import { keccak256 as viemKeccak256 } from 'viem'
import { expect, it } from 'vitest'
import { keccak256 } from './keccak256.js'

it('is the hash that viem computes, at every length around a block', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (input) => {
      expect(`0x${[...keccak256(input)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`).toBe(
        viemKeccak256(input),
      )
    }),
    { numRuns: 200 },
  )
  for (const length of [0, 1, 135, 136, 137, 271, 272, 273]) {
    const input = new Uint8Array(length).fill(7)
    expect(`0x${[...keccak256(input)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`).toBe(
      viemKeccak256(input),
    )
  }
})
