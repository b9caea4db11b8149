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
    expect(niceScale(highest, true)).toEqual({ top: ticks.at(-1), ticks })
  })

  it('milliseconds may be broken', () => {
    expect(niceScale(1.7, false)).toEqual({ top: 2, ticks: [0, 0.5, 1, 1.5, 2] })
  })
})
