import { describe, expect, it } from 'vitest'
import { renderInShadow } from '../../test/renderInShadow.js'
import { Tag } from '../Tag/Tag.js'
import { Row } from './Row.js'

describe('Row', () => {
  it('is one button, 56px high', () => {
    let clicks = 0
    const { shadow } = renderInShadow(<Row name="Rain" trailing="chevron" onClick={() => clicks++} />)
    const button = shadow.querySelector('button')
    button?.click()
    expect(clicks).toBe(1)
    expect(button?.getBoundingClientRect().height).toBe(56)
  })

  it('is one link that tells its target nothing', () => {
    const { shadow } = renderInShadow(<Row name="Explorer" href="https://example.com/" trailing="external" />)
    const link = shadow.querySelector('a')
    expect(link?.href).toBe('https://example.com/')
    expect(link?.rel).toBe('noreferrer noopener')
    expect(link?.target).toBe('_blank')
  })

  it('does nothing while disabled, yet can be reached', () => {
    let clicks = 0
    const { shadow } = renderInShadow(<Row name="Rain" isDisabled onClick={() => clicks++} />)
    const button = shadow.querySelector('button')
    button?.click()
    button?.focus()
    expect(clicks).toBe(0)
    expect(shadow.activeElement).toBe(button)
    expect(button?.getAttribute('aria-disabled')).toBe('true')
  })

  it('shows a spinner in place of the tag while busy', () => {
    const { shadow } = renderInShadow(<Row name="Rain" tag={<Tag>recent</Tag>} trailing="spinner" />)
    expect(shadow.querySelector('.pt-tag')).toBeNull()
    expect(shadow.querySelector('button')?.getAttribute('aria-busy')).toBe('true')
  })

  it('starts at the right edge from right to left, also with a latin name', () => {
    const { shadow } = renderInShadow(<Row name="Rain" />, { dir: 'rtl' })
    const name = shadow.querySelector('.pt-row-name')
    const row = shadow.querySelector('button')
    expect(name && getComputedStyle(name).direction).toBe('ltr')
    expect((row?.getBoundingClientRect().right ?? 0) - (name?.getBoundingClientRect().right ?? 0)).toBe(16)
  })

  it('cuts an amount at its end from right to left too, never its first digits', () => {
    const { shadow } = renderInShadow(<Row name="الإيثر" description={<bdi dir="ltr">9,999.9 ETH</bdi>} />, {
      dir: 'rtl',
    })
    const description = shadow.querySelector('.pt-row-description')
    expect(description && getComputedStyle(description).direction).toBe('ltr')
  })
})
