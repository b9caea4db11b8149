import { describe, expect, it } from 'vitest'
import { avatarHues } from './avatarHues.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('avatarHues', () => {
  it('is the same for one address, whatever its letter case', () => {
    expect(avatarHues(address)).toEqual(avatarHues(address))
    expect(avatarHues(address.toLowerCase())).toEqual(avatarHues(address))
    expect(avatarHues(address)).toMatchInlineSnapshot(`
      [
        117,
        168,
        219,
      ]
    `)
  })

  it('differs between neighbours', () => {
    const seen = new Set(Array.from({ length: 100 }, (_, index) => avatarHues(`0x${index}`).join()))
    expect(seen.size).toBeGreaterThan(95)
  })

  it('stays on the colour wheel', () => {
    for (let index = 0; index < 500; index++) {
      for (const hue of avatarHues(`0x${index}`)) {
        expect(hue).toBeGreaterThanOrEqual(0)
        expect(hue).toBeLessThan(360)
      }
    }
  })
})
