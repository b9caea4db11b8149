import { describe, expect, it } from 'vitest'
import { drawMonogram, monogramVersion } from './drawMonogram.js'
import { hashText } from './hashText.js'
import { oklchToHex } from './oklchToHex.js'

describe('drawMonogram', () => {
  it('has the colours of the kit: the same hash of an id', () => {
    // The snapshot of ui/src/hashText.test.ts.
    expect(['', 'io.metamask', '0xf39f'].map(hashText)).toEqual([2872998923, 401643302, 180353283])
  })

  it.each([
    ['rabbit', 'R'],
    ['  Fox', 'F'],
    ['\u{1F98A} fox', 'F'],
    ['1inch', '1'],
    ['\u202Eevil', 'E'],
    ['محفظة', 'م'],
    ['', '·'],
    ['<script>alert(1)</script>', 'S'],
  ])('draws %j as %s, as the kit does', (name, initial) => {
    expect(drawMonogram({ id: 'x', name })).toContain(`>${initial}</text>`)
  })

  it('writes no markup of others', () => {
    const svg = drawMonogram({ id: '"><script>', name: 'x', sign: `<"&'>` })
    expect(svg).toContain('>&#60;&#34;&#38;&#39;&#62;</text>')
    expect(svg.match(/<\w+/g)).toEqual(['<svg', '<linearGradient', '<stop', '<stop', '<rect', '<text'])
  })

  it('has white letters that can be read on every hue', () => {
    for (let hue = 20; hue < 380; hue += 30) expect(contrastWithWhite(oklchToHex(0.58, 0.13, hue))).toBeGreaterThan(3)
  })

  it('changes its version with its looks', () => {
    const versions = [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'A' },
      { id: 'a', name: 'B' },
      { id: 'a', name: 'A', sign: '$' },
    ].map(monogramVersion)
    expect(new Set(versions).size).toBe(4)
  })
})

/** WCAG's ratio for large letters. */
function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
