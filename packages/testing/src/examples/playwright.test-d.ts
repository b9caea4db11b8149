// biome-ignore-all lint/style/useFilenamingConvention: the name of a file that is compiled and not run
import { expect } from '@playwright/test'
import { test } from '@portico/testing/playwright'

// The Playwright example of the README: compiled with the tests, run by hosts.

test('a visitor connects after saying no once', async ({ page, wallets }) => {
  const [wallet] = await wallets.install([
    { name: 'Alpha', rdns: 'com.example.alpha', script: [{ type: 'reject' }] },
    { name: 'Beta', authorized: true },
  ])
  await page.goto('/')

  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('button', { name: 'Alpha' }).click()
  await expect(page.getByText('declined')).toBeVisible()

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('0xf39F')).toBeVisible()
  expect(await wallet.prompts()).toBe(2)

  await page.reload()
  await expect(page.getByText('0xf39F')).toBeVisible()
  expect(await wallet.prompts()).toBe(0)
})
