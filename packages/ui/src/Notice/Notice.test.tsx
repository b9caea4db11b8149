import { describe, expect, it } from 'vitest'
import { renderInShadow } from '../../test/renderInShadow.js'
import { Notice } from './Notice.js'

describe('Notice', () => {
  it.each(['info', 'warning'] as const)('%s is read in its place', (tone) => {
    const { shadow } = renderInShadow(<Notice tone={tone} title="First time" />)
    expect(shadow.querySelector('[role="note"]')?.textContent).toBe('First time')
    expect(shadow.querySelector('svg')).not.toBeNull()
  })

  it('a danger interrupts', () => {
    const { shadow } = renderInShadow(
      <Notice tone="danger" title="Stop">
        Why
      </Notice>,
    )
    expect(shadow.querySelector('[role="alert"]')?.textContent).toBe('StopWhy')
  })
})
