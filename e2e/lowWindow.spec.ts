import type { Locator, Page } from '@playwright/test'
import { codeIn } from './pairingTest.js'
import { accountButton, chainWallet, connectWallet, viewShown, withServer } from './steps.js'
import { expect, test } from './test.js'

/** Turns the wheel with the pointer over `list` until all of `target` can be seen. */
async function wheelTo(page: Page, list: Locator, target: Locator): Promise<void> {
  await list.hover()
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(target).toBeInViewport({ ratio: 1, timeout: 500 })
  }).toPass()
}

test('at 200 % on a laptop the wheel reaches what is below a long list of wallets', async ({ page, host, wallets }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await wallets.install(Array.from({ length: 10 }, (_, index) => chainWallet(host, { name: `Wallet ${index + 1}` })))
  await host.open('basic', { options: withServer(host) })
  await host.connectButton.click()
  const list = host.modal.getByRole('list', { name: 'Wallets' })
  await wheelTo(page, list, host.modal.getByRole('button', { name: 'Wallet 10' }))
  await wheelTo(page, list, host.modal.getByRole('button', { name: 'New to wallets?' }))
})

test('at 200 % on a laptop the wheel reaches what is below a long list of networks', async ({ page, host }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await host.open('basic', { options: { networks: [1, 10, 56, 100, 130, 137, 8453, 42161, 43114, 59144] } })
  await page.evaluate(() => __kit.open({ view: 'Networks' }))
  await viewShown(page)
  const list = host.modal.getByRole('list')
  await wheelTo(page, list, host.modal.getByRole('button', { name: 'Linea' }))
  await wheelTo(page, list, host.modal.getByRole('button', { name: /What is a network/i }))
})

test('in a window of usual height the list shows six rows, and what is below it', async ({ page, host, wallets }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await wallets.install(Array.from({ length: 10 }, (_, index) => chainWallet(host, { name: `Wallet ${index + 1}` })))
  await host.open('basic', { options: withServer(host) })
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'New to wallets?' })).toBeInViewport({ ratio: 1 })
  // After WalletConnect.
  await expect(host.modal.getByRole('button', { name: 'Wallet 5' })).toBeInViewport({ ratio: 1 })
})

for (const [width, height] of [
  [640, 400],
  [640, 360],
  [320, 256],
] as const) {
  test(`all of the code to scan fits into ${width} × ${height}`, async ({ page, host }) => {
    await page.setViewportSize({ width, height })
    await host.open('basic', { options: withServer(host) })
    await host.connectButton.click()
    await host.modal.getByRole('button', { name: /WalletConnect/ }).click()
    const code = codeIn(host.modal)
    await expect(code).toBeInViewport({ ratio: 1 })
    const box = await code.boundingBox()
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 0)
    expect(box?.width).toBeGreaterThan(120)
  })
}

test('at 320 px, which is 400 % on a laptop, the buttons of a connected page do not make it scroll sideways', async ({
  page,
  host,
  wallets,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await wallets.install([chainWallet(host)])
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await expect(accountButton(page)).toContainText('ETH')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
