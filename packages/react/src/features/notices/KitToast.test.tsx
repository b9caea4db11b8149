import { startTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { renderView } from '../../../test/renderView.js'
import { ToastRegion } from '../../modal/ToastRegion.js'

const svg = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

it.each(['success', 'loading', 'error'] as const)(
  '[TOAST-01] %s is drawn as such, with its own picture where it has one, and not when it is hidden',
  async (variant) => {
    const { kit, clock } = await startTestPortico()
    const view = renderView(kit, <ToastRegion />)
    kit.actions.showToast({ message: 'Hello', variant, autoClose: false })
    const drawn = (): Element | null => view.element().querySelector('[data-variant]')
    await expect.element(view.getByText('Hello')).toBeVisible()
    expect(drawn()?.getAttribute('data-variant')).toBe(variant)
    expect(drawn()?.querySelectorAll('svg')).toHaveLength(1)
    kit.actions.showToast({ message: 'Again', variant, svg, autoClose: false })
    await clock.advance(150)
    await expect.element(view.getByText('Again')).toBeVisible()
    expect(drawn()?.querySelector('img')?.getAttribute('src')).toBe(svg)
    expect(drawn()?.querySelectorAll('svg')).toHaveLength(0)
    kit.actions.hideToast()
    await expect.poll(drawn).toBeNull()
  },
)
