import { startTestPortico } from '@portico/testing'
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountModal } from '../mount/mountModal.js'

/** A modal in a page that hears what a menu or a drawer dismisses itself on. */
async function openedIn(enableEmbedded: boolean) {
  const { kit } = await startTestPortico({ options: { enableEmbedded } })
  const container = document.createElement('div')
  document.body.append(container)
  const modal = mountModal(kit, container)
  const heard: string[] = []
  const listener = ({ type }: Event): void => void heard.push(type)
  const types = ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'keydown', 'click']
  for (const type of types) document.addEventListener(type, listener)
  onTestFinished(() => {
    for (const type of types) document.removeEventListener(type, listener)
    modal.unmount()
    container.remove()
    kit.destroy()
  })
  await act(() => kit.open())
  return { kit, heard }
}

it('neither the opening nor a press in the modal dismisses a layer of the host, and the press does its work', async () => {
  const { heard } = await openedIn(false)
  await page.getByRole('button', { name: 'What is a Wallet?' }).click()
  await expect.element(page.getByRole('heading', { name: 'What is a Wallet?' })).toBeVisible()
  expect(heard).toEqual(['click'])
})

it('neither does Escape', async () => {
  const { kit, heard } = await openedIn(false)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => kit.isOpen()).toBe(false)
  expect(heard).not.toContain('keydown')
})

it('an embedded modal is a part of the page: a press there is heard', async () => {
  const { heard } = await openedIn(true)
  await page.getByRole('button', { name: 'What is a Wallet?' }).click()
  expect(heard).toEqual(expect.arrayContaining(['pointerdown', 'mousedown', 'focusin', 'click']))
})
