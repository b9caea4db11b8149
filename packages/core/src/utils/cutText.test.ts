import { describe, expect, it } from 'vitest'
import { cutText } from './cutText.js'

describe('cutText', () => {
  it.each([
    ['short.eth', 18, 'short.eth'],
    ['a-very-long-name.portico.eth', 18, 'a-very-long-name.p'],
    ['abc👩‍👩‍👧‍👦def', 4, 'abc👩‍👩‍👧‍👦'],
    ['abc🇦🇹🇩🇪', 4, 'abc🇦🇹'],
    ['abcd\u0301ef', 4, 'abcd\u0301'],
    ['abc👍🏽d', 4, 'abc👍🏽'],
    ['', 18, ''],
  ])('%s, %d characters', (text, length, cut) => {
    expect(cutText(text, length)).toBe(cut)
  })
})
