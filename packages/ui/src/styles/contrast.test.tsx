import { describe, expect, it } from 'vitest'
import { renderInShadow } from '../../test/renderInShadow.js'

const surfaces = ['background', 'surface-1', 'surface-2', 'surface-3', 'raised']
const texts = { text: 12, 'text-secondary': 7, 'text-tertiary': 4.5, 'accent-text': 4.5 } as const
const tones = ['success', 'warning', 'error'] as const
const accents = {
  default: undefined,
  yellow: '#ffe600',
  black: '#000',
  white: '#fff',
  neon: '#39ff14',
  red: '#ff0000',
  orange: '#f97316',
  violet: '#8b5cf6',
}

type Pixel = readonly [number, number, number]

function createPalette(theme: 'dark' | 'light', variables: Record<string, string>) {
  const { wrapper } = renderInShadow(null, { theme, variables })
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  const colourOf = (token: string) => {
    wrapper.style.color = `var(--portico-color-${token})`
    return getComputedStyle(wrapper).color
  }
  /** What the screen shows after painting the tokens one over the other. */
  const paint = (...layers: readonly string[]): Pixel => {
    for (const layer of layers) {
      context.fillStyle = colourOf(layer)
      context.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
  return { paint, ratio: (over: readonly string[], text: string) => contrast(paint(...over), paint(...over, text)) }
}

function luminance(pixel: Pixel): number {
  const [red = 0, green = 0, blue = 0] = pixel.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Pixel, other: Pixel): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['dark', 'light'] as const)('%s', (theme) => {
  it('[THEME-02] starts from the specified background', () => {
    expect(createPalette(theme, {}).paint('background')).toEqual(theme === 'dark' ? [18, 19, 19] : [255, 255, 255])
  })

  it.each(Object.entries(accents))('every text is legible on every surface: accent %s', (_, accent) => {
    const { ratio } = createPalette(theme, accent ? { '--portico-accent': accent } : {})
    const tooWeak: string[] = []
    const expectRatio = (over: readonly string[], text: string, least: number) => {
      const found = ratio(over, text)
      if (found < least) tooWeak.push(`${text} on ${over.join(' + ')}: ${found.toFixed(2)} < ${least}`)
    }
    for (const surface of surfaces) {
      for (const [text, least] of Object.entries(texts)) expectRatio([surface], text, least)
      for (const tone of tones) expectRatio([surface], tone, 4.5)
    }
    for (const tone of tones) {
      expectRatio([`${tone}-soft`], tone, 4.5)
      expectRatio([`${tone}-soft`], 'text', 7)
      expectRatio([`${tone}-soft`], 'text-secondary', 4.5)
    }
    expectRatio(['accent-soft'], 'accent-text', 4.5)
    expectRatio(['accent-soft'], 'text', 7)
    expectRatio(['accent'], 'on-accent', 4.5)
    expect(tooWeak).toEqual([])
  })

  it('text on the accent is legible at every hue and lightness', () => {
    const tooWeak: string[] = []
    for (let hue = 0; hue < 360; hue += 15) {
      for (const lightness of [15, 30, 45, 55, 62, 68, 75, 90]) {
        const accent = `hsl(${hue} 100% ${lightness}%)`
        const { ratio } = createPalette(theme, { '--portico-accent': accent })
        if (ratio(['accent'], 'on-accent') < 4.5)
          tooWeak.push(`on ${accent}: ${ratio(['accent'], 'on-accent').toFixed(2)}`)
        if (ratio(['surface-3'], 'accent-text') < 4.5) tooWeak.push(`${accent}: ${ratio(['surface-3'], 'accent-text')}`)
      }
    }
    expect(tooWeak).toEqual([])
  })

  it('stays legible when the host tints the surfaces or turns the background over', () => {
    const tinted = createPalette(theme, { '--portico-color-mix': '#00bb7f', '--portico-color-mix-strength': '30%' })
    expect(tinted.ratio(['background'], 'text')).toBeGreaterThan(7)
    expect(tinted.ratio(['surface-1'], 'text-secondary')).toBeGreaterThan(4.5)
    const turned = createPalette(theme, { '--portico-background': theme === 'dark' ? '#fff7d6' : '#101828' })
    expect(turned.ratio(['background'], 'text')).toBeGreaterThan(12)
  })
})
