import type { Page } from '@playwright/test'
import { chainWallet } from './steps.js'
import { expect, test } from './test.js'

test.beforeEach(async ({ host, wallets, problems }) => {
  problems.expect(/Failed to load resource|chunk with the modal/)
  await wallets.install([chainWallet(host)])
})

/** A site that was deployed again: the code of this page is gone. Counts how often it is asked for. */
async function removeChunks(page: Page): Promise<() => number> {
  let requests = 0
  await page.route('**/chunks/**', (route) => {
    requests += 1
    return route.fulfill({ status: 404 })
  })
  return () => requests
}

test('code that is gone is asked for once ahead of a click, however often the pointer comes near', async ({
  page,
  host,
}) => {
  await page.route('**/chunks/**', (route) =>
    route.request().url().includes('/chunks/modal-') ? route.fulfill({ status: 404 }) : route.continue(),
  )
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/chunks/modal-')) requests += 1
  })
  await host.open('basic')
  for (let times = 0; times < 5; times++) {
    await host.connectButton.hover()
    await page.mouse.move(0, 0)
    await host.connectButton.focus()
    await host.connectButton.blur()
  }
  await page.waitForLoadState('networkidle')
  expect(requests).toBe(1)
})

test('moving over the wallet list asks once for code that is gone', async ({ page, host }) => {
  await host.open('basic')
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const requests = await removeChunks(page)
  const box = await host.modal.locator('section').boundingBox()
  if (!box) throw new Error('The card has no place')
  for (let step = 0; step < 30; step++) await page.mouse.move(box.x + 20 + step, box.y + 20 + step)
  await page.waitForLoadState('networkidle')
  const first = requests()
  for (let step = 0; step < 30; step++) await page.mouse.move(box.x + 60 - step, box.y + 60 - step)
  await page.waitForLoadState('networkidle')
  expect(requests()).toBe(first)
})

test('a view whose code is gone asks the visitor to reload the page', async ({ page, host }) => {
  await host.open('basic')
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  await removeChunks(page)
  await host.modal.getByRole('button', { name: 'What is a Wallet?' }).click()
  await host.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(host.modal.getByText('Reload the page')).toBeVisible()
  await page.unroute('**/chunks/**')
  await Promise.all([
    page.waitForEvent('framenavigated'),
    host.modal.getByRole('button', { name: 'Reload page' }).click(),
  ])
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
})

test('a modal whose code is gone: the button says so at once, and after a second click it reloads the page', async ({
  page,
  host,
}) => {
  await page.route('**/chunks/modal-*', (route) => route.fulfill({ status: 404 }))
  await host.open('basic')
  await host.connectButton.click()
  const retry = page.getByRole('button', { name: 'Try again' }).first()
  await expect(retry).toHaveAttribute('aria-live', 'polite')
  await retry.click()
  const reload = page.getByRole('button', { name: 'Reload page' }).first()
  await expect(reload).toBeVisible()
  await page.unroute('**/chunks/modal-*')
  await Promise.all([page.waitForEvent('framenavigated'), reload.click()])
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
})

test("a modal whose code is gone: the site's own button says so too, and after a second click it reloads the page", async ({
  page,
  host,
}) => {
  await page.route('**/chunks/modal-*', (route) => route.fulfill({ status: 404 }))
  await host.open('ownButton')
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  const reload = page.getByRole('button', { name: 'Reload page' })
  await expect(reload).toBeVisible()
  await page.unroute('**/chunks/modal-*')
  await Promise.all([page.waitForEvent('framenavigated'), reload.click()])
  await page.getByRole('button', { name: 'Connect' }).click()
  await host.modal.getByRole('button', { name: 'Alpha' }).click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible()
})

test('a wallet whose code is gone: choosing it asks the visitor to reload the page, each time', async ({
  page,
  host,
}) => {
  await host.open('basic')
  await host.connectButton.click()
  const alpha = host.modal.getByRole('button', { name: 'Alpha' })
  await expect(alpha).toBeVisible()
  await removeChunks(page)
  for (let clicks = 0; clicks < 2; clicks++) {
    await alpha.click()
    const toast = host.modal.getByText('Reload the page to go on.')
    await expect(toast).toBeVisible()
    await page.evaluate(() => __kit.actions.hideToast())
    await expect(toast).toBeHidden()
  }
})
