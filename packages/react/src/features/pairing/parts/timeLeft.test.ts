import { expect, it } from 'vitest'
import { timeLeft } from './timeLeft.js'

it('says minutes and seconds, and never less than nothing', () => {
  expect([230_000, 60_000, 59_001, 9_000, 1, 0, -5_000].map(timeLeft)).toEqual([
    '3:50',
    '1:00',
    '1:00',
    '0:09',
    '0:01',
    '0:00',
    '0:00',
  ])
})
