import type { Portico } from '@portico/core'
import { startTestPortico } from '@portico/testing'
import { act } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { mountModal } from '../mount/mountModal.js'

async function startModal(enableEmbedded: boolean): Promise<{ kit: Portico; field: HTMLInputElement }> {
  const { kit } = await startTestPortico({ options: { enableEmbedded } })
  const field = document.createElement('input')
  const container = document.createElement('div')
  document.body.append(field, container)
  const modal = mountModal(kit, container)
  onTestFinished(() => {
    modal.unmount()
    field.remove()
    container.remove()
    kit.destroy()
  })
  return { kit, field }
}

const heading = (name: string) => page.getByRole('heading', { name })
const focusedText = (): string | null | undefined => document.activeElement?.shadowRoot?.activeElement?.textContent

describe('a change of view', () => {
  it('of an embedded modal leaves the focus in the field of the host', async () => {
    const { kit, field } = await startModal(true)
    field.focus()
    act(() => kit.actions.push('WhatIsAWallet'))
    await expect.element(heading('What is a Wallet?')).toBeVisible()
    expect(document.activeElement).toBe(field)
  })
  it('of an embedded modal that nobody uses leaves the focus where it is', async () => {
    const { kit } = await startModal(true)
    act(() => kit.actions.push('WhatIsAWallet'))
    await expect.element(heading('What is a Wallet?')).toBeVisible()
    expect(document.activeElement).toBe(document.body)
  })
  it('of an embedded modal in use focuses the new heading', async () => {
    await startModal(true)
    await page.getByRole('button', { name: 'What is a Wallet?' }).click()
    await expect.poll(focusedText).toBe('What is a Wallet?')
  })
  it('of an open modal focuses the new heading', async () => {
    const { kit } = await startModal(false)
    await act(() => kit.open())
    act(() => kit.actions.push('WhatIsAWallet'))
    await expect.poll(focusedText).toBe('What is a Wallet?')
  })
})
