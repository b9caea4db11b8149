export type Random = {
  /** A whole number from 0 up to, but without, the limit. */
  below(limit: number): number
  pick<item>(list: readonly [item, ...item[]]): item
  hex(digits: number): string
}

/** Chance that can be repeated: mulberry32, good enough to vary test data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function below(limit: number): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return {
    below,
    pick: (list) => list[below(list.length)] ?? list[0],
    hex: (digits) => Array.from({ length: digits }, () => below(16).toString(16)).join(''),
  }
}
