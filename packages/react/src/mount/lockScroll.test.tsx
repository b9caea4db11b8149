import { afterEach, expect, it } from 'vitest'
import { lockScroll } from './lockScroll.js'

const page = document.documentElement
const overflow = () => getComputedStyle(page).overflow

afterEach(() => page.removeAttribute('style'))

it('the page does not scroll until it is unlocked', () => {
  const unlock = lockScroll(document)
  expect(overflow()).toBe('hidden')
  unlock()
  expect(overflow()).toBe('visible')
})

it.each(['overflow: scroll', 'overflow-y: scroll', 'overflow: clip; scrollbar-gutter: auto'])(
  'the host’s own inline %s is never touched',
  (style) => {
    page.setAttribute('style', style)
    const unlock = lockScroll(document)
    expect(page.getAttribute('style')).toBe(style)
    expect(overflow()).toBe('hidden')
    unlock()
    expect(page.getAttribute('style')).toBe(style)
  },
)

it('what the host sets meanwhile counts after it', () => {
  const unlock = lockScroll(document)
  page.style.overflow = 'auto'
  expect(overflow()).toBe('hidden')
  unlock()
  expect(overflow()).toBe('auto')
})

it('two kits: the page scrolls again after the second, and unlocking twice is once', () => {
  const first = lockScroll(document)
  const second = lockScroll(document)
  first()
  first()
  expect(overflow()).toBe('hidden')
  second()
  expect(overflow()).toBe('visible')
  expect(document.adoptedStyleSheets).toEqual([])
})
