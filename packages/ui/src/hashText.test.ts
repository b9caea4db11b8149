import { describe, expect, it } from 'vitest'
import { hashText } from './hashText.js'

describe('hashText', () => {
  it('never changes: colours that visitors know depend on it', () => {
    expect([hashText(''), hashText('io.metamask'), hashText('0xf39f')]).toMatchInlineSnapshot(`
      [
        2872998923,
        401643302,
        180353283,
      ]
    `)
  })

  it('spreads neighbours over all of the colour wheel', () => {
    const sectors = new Set(Array.from({ length: 60 }, (_, index) => Math.floor((hashText(`w${index}`) % 360) / 30)))
    expect(sectors.size).toBe(12)
  })
})
