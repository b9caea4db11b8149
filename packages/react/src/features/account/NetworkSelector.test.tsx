import { fakeAdapter, startTestPortico } from '@portico/testing'
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { mountModal } from '../../mount/mountModal.js'

async function openAccount(enableNetworkSwitch: boolean) {
  const adapter = fakeAdapter()
  const { kit } = await startTestPortico({ adapter, options: { enableNetworkSwitch } })
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  const modal = mountModal(kit, document.body)
  onTestFinished(() => {
    modal.unmount()
    kit.destroy()
  })
  await act(() => kit.open({ view: 'Account' }))
  await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  return kit
}

const selector = page.getByRole('button', { name: /^Choose Network: / })

it('stands in the header before the heading, and makes room for the way back', async () => {
  const kit = await openAccount(true)
  await expect.element(selector).toBeVisible()
  const header = selector.element().closest('header')
  expect(header?.querySelector('button, h2')).toBe(selector.element())
  await selector.click()
  await expect.element(page.getByRole('heading', { name: 'Choose Network' })).toBeVisible()
  await expect.element(selector).not.toBeInTheDocument()
  act(() => kit.actions.goBack())
  await expect.element(selector).toBeVisible()
})

it('is not there where the site allows one network', async () => {
  await openAccount(false)
  await expect.element(selector).not.toBeInTheDocument()
})
