import { expect, it } from 'vitest'
import { moveEntry } from './moveEntry.js'

it('moves an entry by one place and stops at the ends', () => {
  expect(moveEntry(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moveEntry(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  expect(moveEntry(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveEntry(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  expect(moveEntry([], 0, 1)).toEqual([])
})
