import { describe, expect, it } from 'vitest'
import { niceScale } from './niceScale.js'

describe('niceScale', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [10, [0, 3, 6, 9, 12]],
    [97, [0, 25, 50, 75, 100]],
    [1_240, [0, 500, 1_000, 1_500]],
  ])('counts up to %d', (highest, ticks) => {
    expect(niceScale(highest)).toEqual({ top: ticks.at(-1), ticks })
  })
})
