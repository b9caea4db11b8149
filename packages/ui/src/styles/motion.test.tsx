/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import { renderInShadow } from '../../test/renderInShadow.js'
import motion from './motion.css?inline'

describe('motion', () => {
  it('[MODAL-11] gives the header 120 ms, the height and a view 150 ms each', () => {
    const { wrapper } = renderInShadow(null)
    const duration = (name: string) => getComputedStyle(wrapper).getPropertyValue(`--portico-duration-${name}`)
    expect([duration('header'), duration('height'), duration('view')]).toEqual(['120ms', '150ms', '150ms'])
  })

  it('[MODAL-11] turns every duration off for a visitor who prefers reduced motion', () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(motion)
    const [normal, reduced] = [...sheet.cssRules].map((rule) =>
      rule instanceof CSSMediaRule ? rule.cssRules[0] : rule,
    )
    const durations = (rule: CSSRule | undefined) =>
      rule instanceof CSSStyleRule ? [...rule.style].filter((name) => name.includes('-duration-')) : []
    expect(durations(normal).length).toBeGreaterThan(8)
    expect(durations(reduced)).toEqual(durations(normal))
    expect(
      durations(reduced).every(
        (name) => reduced instanceof CSSStyleRule && reduced.style.getPropertyValue(name).trim() === '0s',
      ),
    ).toBe(true)
  })
})
