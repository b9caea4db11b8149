import { describe, expect, it } from 'vitest'
import { renderInShadow } from '../../test/renderInShadow.js'
import { Button } from './Button.js'

describe('Button', () => {
  it('is a plain button by default, at least 44px high', () => {
    const { shadow } = renderInShadow(<Button>Sign</Button>)
    const button = shadow.querySelector('button')
    expect(button?.type).toBe('button')
    expect(button?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })

  it('keeps the focus and ignores clicks while loading', () => {
    let clicks = 0
    const { shadow, render } = renderInShadow(<Button onClick={() => clicks++}>Sign</Button>)
    const button = shadow.querySelector('button')
    button?.focus()
    button?.click()
    render(
      <Button isLoading onClick={() => clicks++}>
        Sign
      </Button>,
    )
    button?.click()
    expect(clicks).toBe(1)
    expect(shadow.activeElement).toBe(button)
    expect(button?.getAttribute('aria-busy')).toBe('true')
  })

  it('does not submit a form while loading', () => {
    let submits = 0
    const { shadow } = renderInShadow(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submits++
        }}
      >
        <Button type="submit" isLoading>
          Save
        </Button>
      </form>,
    )
    shadow.querySelector('button')?.click()
    expect(submits).toBe(0)
  })
})
