import { startTestPortico } from '@portico/testing'
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { mountModal } from '../mount/mountModal.js'

const message = 'Der Betrag wurde gesendet, und die Bestätigung des Netzwerks kann noch einige Minuten dauern.'

it.each([
  ['in a low window', 800, 600, false],
  ['on a phone', 390, 600, false],
  ['embedded', 800, 900, true],
])('a toast of two lines leaves the header free: %s', async (_, width, height, enableEmbedded) => {
  await page.viewport(width, height)
  const { kit } = await startTestPortico({ options: { enableEmbedded } })
  const modal = mountModal(kit, document.body)
  onTestFinished(async () => {
    modal.unmount()
    kit.destroy()
    await page.viewport(414, 896)
  })
  await act(() => kit.open())
  act(() => kit.actions.showToast({ message }))
  const toast = page.getByText(message)
  await expect.element(toast).toBeVisible()
  const close = page.getByRole('button', { name: 'What is a Wallet?' }).element().getBoundingClientRect()
  const box = toast.element().getBoundingClientRect()
  expect(box.top >= close.bottom || box.bottom <= close.top).toBe(true)
  expect(box.top).toBeGreaterThanOrEqual(0)
})

it('a toast is announced by one live region', async () => {
  const { kit } = await startTestPortico()
  const modal = mountModal(kit, document.body)
  onTestFinished(() => {
    modal.unmount()
    kit.destroy()
  })
  await act(() => kit.open())
  act(() => kit.actions.showToast({ message }))
  const live = '[aria-live], [role=status], [role=alert]'
  const text = page.getByText(message)
  await expect.element(text).toBeVisible()
  const region = text.element().closest(live)
  expect(region).not.toBeNull()
  expect(region?.parentElement?.closest(live)).toBeNull()
})
