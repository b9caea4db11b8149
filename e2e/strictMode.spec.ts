import { accountButton, chainWallet, connectWallet } from './steps.js'
import { expect, test } from './test.js'

test('StrictMode: one modal, no warning, the whole way works', async ({ page, host, wallets }) => {
  const [alpha] = await wallets.install([chainWallet(host)])
  await host.open('strictMode', { isDevelopment: true })
  await connectWallet(page, host, 'Alpha')
  expect(await alpha.prompts()).toBe(1)
  expect(await page.locator('[data-portico]').count()).toBe(1)
  await accountButton(page).click()
  await expect(host.modal).toHaveCount(1)
  await host.modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(accountButton(page)).toBeHidden()
  await host.connectButton.click()
  await page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('')
})
