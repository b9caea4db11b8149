import { startTestPortico } from '@portico/testing'
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { mountModal } from '../../mount/mountModal.js'

/** A browser that has dialogs and no popovers yet, as Firefox 121 to 124. */
function withoutPopovers(): void {
  const { showPopover, hidePopover, popover } = Object.getOwnPropertyDescriptors(HTMLElement.prototype)
  onTestFinished(() => void Object.defineProperties(HTMLElement.prototype, { showPopover, hidePopover, popover }))
  for (const name of ['showPopover', 'hidePopover', 'popover']) Reflect.deleteProperty(HTMLElement.prototype, name)
}

it('without popovers a toast harms nothing: the modal opens after it', async () => {
  withoutPopovers()
  const { kit } = await startTestPortico()
  const modal = mountModal(kit, document.body)
  onTestFinished(() => {
    modal.unmount()
    kit.destroy()
  })
  act(() => kit.actions.showToast({ message: 'Sent' }))
  act(() => kit.actions.hideToast())
  await act(() => kit.open())
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
