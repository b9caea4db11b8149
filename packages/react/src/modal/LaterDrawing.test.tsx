import { startTestPortico } from '@portico/testing'
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { mountModal } from '../mount/mountModal.js'

it('without a wallet the words are there at once, and nothing moves when the drawing comes', async () => {
  const { kit } = await startTestPortico({ options: { enableWallets: false } })
  const modal = mountModal(kit, document.body)
  onTestFinished(() => {
    modal.unmount()
    kit.destroy()
  })
  await act(() => kit.open())
  const words = page.getByText('Nothing to choose from')
  await expect.element(words).toBeVisible()
  const drawing = (): Element | null | undefined => words.element().previousElementSibling
  const { width, height } = drawing()?.getBoundingClientRect() ?? new DOMRect()
  expect([width, height]).toEqual([96, 72])
  await expect.poll(() => drawing()?.childElementCount, { timeout: 10_000 }).toBeGreaterThan(0)
  const drawn = drawing()?.getBoundingClientRect()
  expect([drawn?.width, drawn?.height]).toEqual([width, height])
})
