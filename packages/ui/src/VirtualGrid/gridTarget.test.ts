import { expect, it } from 'vitest'
import { gridTarget } from './gridTarget.js'

const grid = { count: 10, columns: 4, isRtl: false }

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 0, 4],
  ['ArrowDown', 5, 9],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 4, 0],
  ['ArrowUp', 3, 3],
  ['Home', 7, 0],
  ['End', 0, 9],
  ['Tab', 3, undefined],
])('%s leads from %i to %s', (key, from, to) => {
  expect(gridTarget(key, from, grid)).toBe(to)
})

it('follows the reading direction', () => {
  expect(gridTarget('ArrowLeft', 0, { ...grid, isRtl: true })).toBe(1)
  expect(gridTarget('ArrowRight', 1, { ...grid, isRtl: true })).toBe(0)
})
