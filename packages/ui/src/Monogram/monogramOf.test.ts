import { describe, expect, it } from 'vitest'
import { monogramOf } from './monogramOf.js'

describe('monogramOf', () => {
  it.each([
    ['rabbit', 'R'],
    ['  Fox', 'F'],
    ['\u{1F98A} fox', 'F'],
    ['1inch', '1'],
    ['\u202Eevil', 'E'],
    ['محفظة', 'م'],
    ['', '·'],
  ])('%j becomes %s', (name, initial) => {
    expect(monogramOf(name)).toBe(initial)
  })
})
