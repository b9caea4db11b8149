import { describe, expect, it } from 'vitest'
import { findLookalike } from './findLookalike.js'

/** The same numbers every time. */
function createRandom(seed: number) {
  let state = seed
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  const hex = (length: number): string => Array.from({ length }, () => (next() >>> 28).toString(16)).join('')
  return { hex, pick: (count: number) => (next() >>> 8) % count }
}

const random = createRandom(20_261_117)
const known = Array.from({ length: 200 }, () => `0x${random.hex(40)}`)
const trusted = new Set(known.slice(0, 100))
const seen = new Set(known.slice(100))
const count = 1_000

describe('look-alikes (C6)', () => {
  it('finds at least 99.9 % of 1,000 addresses that were made to be mistaken', () => {
    const caught = Array.from({ length: count }, () => {
      const victim = known[random.pick(known.length)] ?? ''
      const start = 3 + random.pick(6)
      const end = 3 + random.pick(6)
      const made = `${victim.slice(0, 2 + start)}${random.hex(40 - start - end)}${victim.slice(-end)}`
      const written = random.pick(2) ? made : `0x${made.slice(2).toUpperCase()}`
      return findLookalike(written, { trusted, seen }) !== undefined
    }).filter(Boolean).length
    expect(caught).toBeGreaterThanOrEqual(count * 0.999)
  })

  it('accuses at most 0.1 % of 1,000 honest addresses', () => {
    const accused = Array.from({ length: count }, () => findLookalike(`0x${random.hex(40)}`, { trusted, seen })).filter(
      Boolean,
    ).length
    expect(accused).toBeLessThanOrEqual(count * 0.001)
  })

  it('leaves an address alone that was paid before, whatever was made to look like it', () => {
    const [friend = ''] = known
    const poison = `${friend.slice(0, 6)}${random.hex(32)}${friend.slice(-4)}`
    expect(
      findLookalike(friend.toUpperCase().replace('0X', '0x'), { trusted, seen: new Set([poison]) }),
    ).toBeUndefined()
    expect(findLookalike(poison, { trusted, seen: new Set([poison]) })).toBe(friend)
  })
})
