import { describe, expect, it } from 'vitest'
import { hashText } from './hashText.js'

describe('hashText', () => {
  it('gives the known FNV-1a values', () => {
    expect(hashText('')).toBe(0x811c9dc5)
    expect(hashText('a')).toBe(0xe40c292c)
    expect(hashText('foobar')).toBe(0xbf9cf968)
  })
})
