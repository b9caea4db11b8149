import { chainWallet } from './steps.js'
import { expect, test } from './test.js'

test.beforeEach(async ({ host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await host.open('twoProviders')
})

test('two providers of one kit: one dialog, whichever button is hovered and clicked', async ({ page, host }) => {
  const buttons = page.getByRole('button', { name: 'Connect Wallet' })
  await buttons.first().hover()
  await buttons.last().hover()
  await buttons.last().click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  await expect(page.locator('dialog')).toHaveCount(1)
  await expect(host.modal).toHaveCount(1)
})

test('two providers of one kit: when the first goes, the other shows the modal', async ({ page, host }) => {
  await page.getByRole('button', { name: 'Toggle First' }).click()
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  await expect(page.locator('dialog')).toHaveCount(1)
})

test('the dialog and its slot for a frame are the same for as long as the kit lives', async ({ page, host }) => {
  await host.connectButton.first().click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  const slot = await page.locator('.pt-frame-slot').elementHandle()
  await page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
  for (const name of ['Toggle First', 'Toggle Second', 'Toggle First']) await page.getByRole('button', { name }).click()
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  expect(await page.locator('.pt-frame-slot').evaluate((node, before) => node === before, slot)).toBe(true)
  await page.evaluate(() => __kit.destroy())
  await expect(page.locator('[data-portico]')).toHaveCount(0)
})

test('without a provider nothing is shown, until one is there again', async ({ page, host }) => {
  await host.connectButton.first().click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  // The page behind is inert: a host takes its island away by itself.
  await page.getByText('Toggle First').evaluate((button) => (button as HTMLElement).click())
  await expect(host.modal).toBeVisible()
  await page.getByText('Toggle Second').evaluate((button) => (button as HTMLElement).click())
  await expect(host.modal).toBeHidden()
  await page.getByText('Toggle Second').evaluate((button) => (button as HTMLElement).click())
  await expect(host.modal).toBeVisible()
})
