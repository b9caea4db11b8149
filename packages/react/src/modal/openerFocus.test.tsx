import { startTestPortico } from '@portico/testing'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { PorticoButton } from '../buttons/PorticoButton.js'
import { PorticoProvider } from '../PorticoProvider.js'

/** The name that a screen reader says for what has the focus in the host's page. */
const focused = (): string | null | undefined => document.activeElement?.closest('button')?.textContent

it('the button that takes the place of the one that opened the modal gets the focus, connecting and disconnecting', async () => {
  const { kit, adapter } = await startTestPortico()
  const container = document.createElement('main')
  document.body.append(container)
  const root = createRoot(container)
  root.render(
    <PorticoProvider kit={kit}>
      <a href="#before">Before</a> <PorticoButton />
    </PorticoProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
    kit.destroy()
  })
  const button = page.elementLocator(container).getByRole('button')
  const modal = page.getByRole('dialog')
  await button.click()
  await modal.getByRole('button', { name: 'Alpha' }).click()
  await expect.poll(() => [kit.getIsConnectedState(), kit.isOpen()]).toEqual([true, false])
  const start = adapter.addresses[0]?.slice(0, 4) ?? ''
  await expect.poll(focused).toContain(start)
  await button.click()
  await modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => kit.getIsConnectedState()).toBe(false)
  await expect.poll(focused).toBe('Connect Wallet')
})

it('a visitor who went elsewhere meanwhile is left there', async () => {
  const { kit, adapter } = await startTestPortico()
  const container = document.createElement('main')
  document.body.append(container)
  const root = createRoot(container)
  root.render(
    <PorticoProvider kit={kit}>
      <PorticoButton /> <input aria-label="Search" />
    </PorticoProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
    kit.destroy()
  })
  await page.elementLocator(container).getByRole('button').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  kit.close()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const search = page.getByRole('textbox', { name: 'Search' })
  await search.click()
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  await expect.element(page.elementLocator(container).getByText('0x1')).toBeVisible()
  expect(document.activeElement).toBe(search.element())
})
