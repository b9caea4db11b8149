import type { Page } from '@playwright/test'
import { accountButton, chainWallet, connectWallet, withServer } from './steps.js'
import { expect, test } from './test.js'

/** Addresses the page has asked for, in order. */
function recordRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return urls
}

const loadedChunks = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/chunks/')),
  )

const isModalChunk = (url: string) => /\/chunks\/modal-[^/]*\.js$/.test(url)

test("before the visitor acts nothing is requested but the page's own files, among them the modal's code in idle time", async ({
  page,
  host,
  wallets,
}) => {
  await wallets.install([chainWallet(host)])
  const requests: { url: string; type: string }[] = []
  page.on('request', (request) => requests.push({ url: request.url(), type: request.resourceType() }))
  await host.open('basic')
  await expect.poll(() => requests.filter(({ url }) => isModalChunk(url)).length).toBe(1)
  await page.waitForLoadState('networkidle')
  const isOwn = (url: string) => url.startsWith(`${host.url}/`) || url.startsWith('data:')
  expect(requests.filter(({ url }) => !isOwn(url))).toEqual([])
  expect([...new Set(requests.map(({ type }) => type))].sort()).toEqual(['document', 'script', 'stylesheet'])
  // Rendered too, where nobody sees or reaches it.
  await expect(page.locator('dialog[data-warm]')).toBeAttached()
  await expect(host.modal).toHaveCount(0)

  const before = requests.length
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  expect(requests.slice(0, before).filter(({ url }) => isModalChunk(url))).toHaveLength(1)
  expect(requests.slice(before).filter(({ url }) => isModalChunk(url) || !isOwn(url))).toEqual([])
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
  test(`with ${JSON.stringify(connection)} the modal's code waits for the visitor`, async ({ page, host, wallets }) => {
    await wallets.install([chainWallet(host)])
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const urls = recordRequests(page)
    await host.open('basic')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.waitForLoadState('networkidle')
    expect(urls.filter(isModalChunk)).toEqual([])
    await host.connectButton.click()
    await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
    expect(urls.filter(isModalChunk)).toHaveLength(1)
  })

test('with a server, too, nothing is asked before the visitor acts, and opening waits for no answer', async ({
  page,
  host,
  wallets,
}) => {
  await wallets.install([chainWallet(host)])
  const urls = recordRequests(page)
  const isForeign = (url: string) => !url.startsWith(host.url) && !url.startsWith('data:')
  await page.route(`${host.server.endpoint}/**`, () => undefined) // a server that never answers
  await host.open('basic', { options: withServer(host) })
  await host.connectButton.hover()
  await page.waitForLoadState('networkidle')
  expect(urls.filter(isForeign)).toEqual([])

  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  await expect(host.modal.getByRole('button', { name: /All Wallets/ })).toBeVisible()
  await expect.poll(() => urls.filter(isForeign).length).toBeGreaterThan(0)
  expect(urls.filter(isForeign).every((url) => url.startsWith(host.server.endpoint))).toBe(true)
})

test('connecting asks the node of the chain in use, and nobody else', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  const urls = recordRequests(page)
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await expect(accountButton(page)).toContainText('ETH')
  const foreign = urls.filter((url) => !url.startsWith(host.url) && !url.startsWith('data:'))
  expect(new Set(foreign.map((url) => new URL(url).origin))).toEqual(new Set([host.chains[0].rpcUrl]))
})

test('the modal opens without a network once its code is here', async ({ page, context, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic')
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  const modal = (await loadedChunks(page)).find((name) => name.includes('/modal-')) ?? 'no chunk of the modal'

  await page.mouse.move(0, 0)
  await host.open('basic')
  await host.connectButton.hover()
  await expect.poll(() => loadedChunks(page)).toContain(modal)
  // Asked for already, so this only waits until all of it is here.
  await page.evaluate((url) => import(url), modal)
  await context.setOffline(true)
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
})
