import type { Locator, Page } from '@playwright/test'
import { accountButton, chainWallet, first } from './steps.js'
import { expect, test } from './test.js'

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible()
  for (let presses = 0; presses < 40; presses++) {
    if (await element.evaluate((node) => (node.getRootNode() as Document | ShadowRoot).activeElement === node)) return // where nodes live
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${element}`)
}

async function use(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, element)
  await page.keyboard.press(key)
}

test('the whole way by keyboard alone: connect, account, network, disconnect', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host), chainWallet(host, { name: 'Beta' })])
  await host.open('basic')
  await use(page, host.connectButton)
  await use(page, host.modal.getByRole('button', { name: 'Beta' }))
  await expect(accountButton(page)).toBeVisible()
  await expect(host.modal).toBeHidden()

  await use(page, accountButton(page), 'Space')
  await use(page, host.modal.getByRole('button', { name: /Account Settings/ }))
  await use(page, host.modal.getByRole('button', { name: 'Portico Local' }))
  await use(page, host.modal.getByRole('button', { name: 'Portico Local Two' }))
  await expect(host.modal.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await use(page, host.modal.getByRole('button', { name: 'Back' }))
  await expect(host.modal.getByRole('button', { name: first.address })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
  await expect(accountButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await use(page, host.modal.getByRole('button', { name: 'Disconnect' }))
  await expect(accountButton(page)).toBeHidden()
})

test('a new view says where one is: its heading takes the focus', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host, { script: [{ type: 'hang' }] })])
  await host.open('basic')
  await use(page, host.connectButton)
  await use(page, host.modal.getByRole('button', { name: 'Alpha' }))
  await expect(host.modal.getByRole('heading', { name: 'Alpha', exact: true })).toBeFocused()
  await use(page, host.modal.getByRole('button', { name: 'Back' }))
  await expect(host.modal.getByRole('heading', { name: 'Connect Wallet' })).toBeFocused()
})

test('a long list is walked through with the keyboard', async ({ page, host }) => {
  const networks = [31337, 1, 10, 56, 100, 137, 250, 324, 8453, 42161, 43114, 59144, 534352]
  await host.open('basic', { options: { networks } })
  await page.evaluate(() => __kit.open({ view: 'Networks' }))
  await tabTo(page, host.modal.getByRole('button', { name: 'Portico Local' }))
  await page.keyboard.press('ArrowDown')
  await expect(host.modal.getByRole('button', { name: 'Ethereum' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(host.modal.getByRole('button', { name: 'Scroll', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('button', { name: 'Scroll', exact: true })).toBeVisible()
})

test('a modal that was only prepared cannot be reached', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic')
  await host.connectButton.hover()
  await expect(page.locator('dialog')).toBeAttached()
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.shadowRoot ?? null)).toBeNull()
  }
})

test('Escape closes although the focus fell to the page behind', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic')
  await use(page, host.connectButton)
  await tabTo(page, host.modal.getByRole('button', { name: 'Alpha' }))
  await page.evaluate(
    () =>
      document.activeElement?.shadowRoot?.activeElement instanceof HTMLElement &&
      document.activeElement.shadowRoot.activeElement.blur(),
  )
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
})
