import type { Page } from '@playwright/test'
import { chainWallet } from './steps.js'
import { expect, test } from './test.js'

test.beforeEach(async ({ host, wallets }) => {
  await wallets.install([chainWallet(host)])
})

/** What Android's Back gesture asks of an open dialog. */
const requestClose = (page: Page) =>
  page.locator('dialog[open]').evaluate((dialog) => (dialog as HTMLDialogElement).requestClose())

test('the system’s Back goes back one view, and closes from the first', async ({ page, host }) => {
  await host.open('basic')
  await host.connectButton.click()
  await host.modal.getByRole('button', { name: 'What is a Wallet?' }).click()
  await expect(host.modal.getByRole('heading', { name: 'What is a Wallet?' })).toBeVisible()
  await requestClose(page)
  await expect(host.modal.getByRole('heading', { name: 'Connect Wallet' })).toBeVisible()
  await requestClose(page)
  await expect(host.modal).toBeHidden()
  expect(await page.evaluate(() => __kit.isOpen())).toBe(false)
  await expect(host.connectButton).toBeFocused()
})

test('[MODAL-05] [MODAL-06] the system’s Back shakes a view that must be answered, and it stays', async ({
  page,
  host,
}) => {
  await host.open('basic')
  await page.evaluate(() => __kit.open({ view: 'ApproveTransaction' }))
  await expect(host.modal.getByRole('heading', { name: 'Approve Transaction' })).toBeVisible()
  for (let times = 0; times < 3; times++) await requestClose(page)
  await expect.poll(() => page.evaluate(() => __kit.store.get().modal.shake)).toBe(true)
  await expect(host.modal.getByRole('heading', { name: 'Approve Transaction' })).toBeVisible()
})

/** A key that our own listener does not hear: the browser then closes as it does for Back, and asks only sometimes. */
const hideEscape = (page: Page) =>
  page.evaluate(() => addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }))

test('[MODAL-05] a browser that does not ask before it closes finds the view shown again', async ({ page, host }) => {
  await host.open('basic')
  await page.evaluate(() => __kit.open({ view: 'ApproveTransaction' }))
  await expect(host.modal).toBeVisible()
  await hideEscape(page)
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Escape')
    await expect(host.modal.getByRole('heading', { name: 'Approve Transaction' })).toBeVisible()
  }
  expect(await page.evaluate(() => __kit.isOpen())).toBe(true)
})

test('a browser that does not ask before it closes goes back one view at a time too', async ({ page, host }) => {
  await host.open('basic')
  await host.connectButton.click()
  await host.modal.getByRole('button', { name: 'What is a Wallet?' }).click()
  await page.evaluate(() => __kit.actions.push('GetWallet'))
  await hideEscape(page)
  const depth = () => page.evaluate(() => __kit.store.get().router.stack.length)
  for (const expected of [2, 1]) {
    await page.keyboard.press('Escape')
    await expect.poll(depth).toBe(expected)
    await expect(host.modal).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
  expect(await page.evaluate(() => __kit.isOpen())).toBe(false)
})

test('Escape that ends a composition of an input method does not close', async ({ page, host }) => {
  await host.open('basic')
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    await host.modal
      .getByRole('heading')
      .first()
      .evaluate((node, own) => {
        node.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true, ...own }),
        )
      }, init)
  }
  expect(await page.evaluate(() => __kit.isOpen())).toBe(true)
  await page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
})
