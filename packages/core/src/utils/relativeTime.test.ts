import { describe, expect, it } from 'vitest'
import { relativeTime } from './relativeTime.js'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const month = (365.25 * day) / 12

describe('relativeTime', () => {
  it.each([
    [0, 'second', 0],
    [44 * second, 'second', 44],
    [45 * second, 'minute', 1],
    [89 * second, 'minute', 1],
    [90 * second, 'minute', 2],
    [44 * minute, 'minute', 44],
    [45 * minute, 'hour', 1],
    [89 * minute, 'hour', 1],
    [90 * minute, 'hour', 2],
    [21 * hour, 'hour', 21],
    [22 * hour, 'day', 1],
    [35 * hour, 'day', 1],
    [36 * hour, 'day', 2],
    [25 * day, 'day', 25],
    [26 * day, 'month', 1],
    [45 * day, 'month', 1],
    [46 * day, 'month', 2],
    [10 * month, 'month', 10],
    [11 * month, 'year', 1],
    [17 * month, 'year', 1],
    [18 * month, 'year', 2],
    [120 * month, 'year', 10],
  ] as const)('[HIST-04] %d ms ago is told in %ss: %d', (age, unit, count) => {
    expect(relativeTime(1e12 - age, 1e12)).toEqual({ unit, count })
  })

  it('a moment that has not come yet is now', () => {
    expect(relativeTime(1e12 + day, 1e12)).toEqual({ unit: 'second', count: 0 })
  })
})
