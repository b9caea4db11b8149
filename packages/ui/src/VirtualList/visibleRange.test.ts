import { describe, expect, it } from 'vitest'
import { visibleRange } from './visibleRange.js'

const base = { viewportHeight: 448, stride: 64, count: 200, overscan: 2 }

describe('visibleRange', () => {
  it('starts at the top', () => {
    expect(visibleRange({ ...base, offset: 0 })).toEqual({ first: 0, last: 8 })
  })

  it('keeps spare rows on both sides', () => {
    expect(visibleRange({ ...base, offset: 640 })).toEqual({ first: 8, last: 18 })
  })

  it('ends with the list', () => {
    expect(visibleRange({ ...base, offset: 200 * 64 - 448 })).toEqual({ first: 191, last: 199 })
  })

  it('renders one screen at most while the list is still below the viewport', () => {
    expect(visibleRange({ ...base, offset: -2000 })).toEqual({ first: 0, last: 0 })
    expect(visibleRange({ ...base, offset: -128 })).toEqual({ first: 0, last: 6 })
  })

  it('is empty without rows, and survives a list that shrank', () => {
    expect(visibleRange({ ...base, offset: 0, count: 0 })).toEqual({ first: 0, last: -1 })
    expect(visibleRange({ ...base, offset: 9000, count: 3 })).toEqual({ first: 2, last: 2 })
  })
})
