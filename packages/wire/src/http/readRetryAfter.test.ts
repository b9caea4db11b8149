import { expect, it } from 'vitest'
import { readRetryAfter } from './readRetryAfter.js'

it.each([
  [null, undefined],
  ['', undefined],
  ['3', 3_000],
  ['0', 0],
  ['Thu, 01 Jan 1970 00:00:10 GMT', 9_000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['soon', undefined],
])('reads %j as %j', (header, expected) => {
  expect(readRetryAfter(header, 1_000)).toBe(expected)
})
