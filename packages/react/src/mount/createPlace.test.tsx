import type { Portico } from '@portico/core'
import { startTestPortico } from '@portico/testing'
import { act } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { createPlace } from './createPlace.js'

async function startPlace(): Promise<{ kit: Portico; container: HTMLElement }> {
  const { kit } = await startTestPortico()
  const container = document.createElement('div')
  document.body.append(container)
  const place = createPlace(kit, () => container)
  kit.showWith(place)
  onTestFinished(() => {
    place.remove()
    container.remove()
    kit.destroy()
  })
  return { kit, container }
}

const modal = page.getByRole('dialog')
const isLocked = (): boolean => getComputedStyle(document.documentElement).overflow === 'hidden'

describe('a page that drops the element of the modal', () => {
  it('while it is closed: the next opening shows it again', async () => {
    const { kit, container } = await startPlace()
    await act(() => kit.open())
    await expect.element(modal).toBeVisible()
    act(() => kit.close())
    await expect.element(modal).not.toBeInTheDocument()
    container.replaceChildren()
    await act(() => kit.open())
    await expect.element(modal).toBeVisible()
    await expect.element(modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  })
  it('while it is open: the page can be scrolled, the kit says closed, and the next opening shows it again', async () => {
    const { kit, container } = await startPlace()
    await act(() => kit.open())
    await expect.poll(isLocked).toBe(true)
    container.replaceChildren()
    await expect.poll(isLocked).toBe(false)
    expect(kit.isOpen()).toBe(false)
    await act(() => kit.open())
    await expect.element(modal).toBeVisible()
  })
  it('while it is closed: a toast is shown again', async () => {
    const { kit, container } = await startPlace()
    await act(() => kit.open())
    act(() => kit.close())
    container.replaceChildren()
    act(() => kit.actions.showToast({ message: 'Sent' }))
    await expect.element(page.getByText('Sent')).toBeVisible()
  })
})
