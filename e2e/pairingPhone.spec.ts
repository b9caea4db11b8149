import type { Page } from '@playwright/test'
import { codeIn, isConnected, test } from './pairingTest.js'
import { readCode } from './setup/readCode.js'
import { first, viewShown, withServer } from './steps.js'
import { expect } from './test.js'

test.describe.configure({ timeout: 120_000 })

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
test.use({ userAgent: android, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
const listed = {
  id: 'pocket',
  name: 'Pocket',
  mobile_link: 'pocket://',
  play_store: 'https://play.example/pocket',
  homepage: 'https://pocket.example/',
}

type Opened = { url: string; target: string; isInTap: boolean }

/** What the page would have opened, and whether a tap of the visitor was the cause. */
async function recordOpened(page: Page): Promise<() => Promise<readonly Opened[]>> {
  await page.addInitScript(() => {
    const opened: object[] = []
    Object.assign(globalThis, { __opened: opened })
    window.open = (url, target) => {
      opened.push({ url: String(url), target, isInTap: navigator.userActivation.isActive })
      return null
    }
  })
  return () => page.evaluate(() => Reflect.get(globalThis, '__opened'))
}

test('[RELAY-09] the app is opened by the tap, and the way back finds the account', async ({ page, host, phone }) => {
  const wallet = phone.open()
  const opened = await recordOpened(page)
  await host.open('basic', { options: { ...withServer(host), customWallets: [listed] } })
  await host.connectButton.tap()
  await host.modal.getByRole('button', { name: 'Pocket' }).tap()
  await expect(host.modal.getByRole('heading', { name: 'Continue in Pocket' })).toBeVisible()
  await expect.poll(async () => (await opened()).length).toBe(1)
  const [link] = await opened()
  expect(link?.url).toMatch(/^pocket:\/\/wc\?uri=wc%3A[\da-f]{64}%402%3F/)
  expect(link).toMatchObject({ target: '_self', isInTap: true })

  await host.modal.getByRole('button', { name: 'Open again' }).tap()
  await expect.poll(async () => (await opened()).map(({ isInTap }) => isInTap)).toEqual([true, true])

  await wallet.pair(decodeURIComponent(new URL(link?.url ?? '').search.slice('?uri='.length)))
  await isConnected(page, first.address)
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  expect(JSON.parse((await stored('WALLETCONNECT_DEEPLINK_CHOICE')) ?? '{}')).toMatchObject({ name: 'Pocket' })
  expect(JSON.parse((await stored('@portico/recent_wallets')) ?? '[]')).toMatchObject([{ id: 'pocket' }])
})

test('[RELAY-09] a page that the phone dropped meanwhile finds the approval when it is loaded again', async ({
  page,
  host,
  phone,
}) => {
  const wallet = phone.open()
  const opened = await recordOpened(page)
  await host.open('basic', { options: { ...withServer(host), customWallets: [listed] } })
  const url = page.url()
  await host.connectButton.tap()
  await host.modal.getByRole('button', { name: 'Pocket' }).tap()
  await expect.poll(async () => (await opened()).length).toBe(1)
  const [link] = await opened()
  await page.goto('about:blank')
  await wallet.pair(decodeURIComponent(new URL(link?.url ?? '').search.slice('?uri='.length)))
  await page.goto(url)
  await isConnected(page, first.address)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('@portico/pending_pairing'))).toBeNull()
  await expect(host.modal).toBeHidden()
})

test('nothing opened: the store, the code and the link are ways out', async ({ page, host, phone }) => {
  const wallet = phone.open()
  await recordOpened(page)
  await page.clock.install()
  await host.open('basic', { options: { ...withServer(host), customWallets: [listed] } })
  await host.connectButton.tap()
  await host.modal.getByRole('button', { name: 'Pocket' }).tap()
  await expect(host.modal.getByRole('button', { name: 'Open again' })).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(host.modal.getByRole('heading', { name: 'Pocket did not open' })).toBeVisible()
  await expect(host.modal.getByRole('link', { name: /Don’t have Pocket/ })).toHaveAttribute('href', listed.play_store)
  await host.modal.getByRole('button', { name: 'Show QR code' }).tap()
  await wallet.pair(await readCode(page, codeIn(host.modal)))
  await isConnected(page, first.address)
})

test('[RELAY-11] a page without the focus opens nothing, and says why on the console', async ({
  page,
  host,
  problems,
}) => {
  problems.expect(/Document does not have focus, skipping deeplink\./)
  const opened = await recordOpened(page)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.addInitScript(() => {
    document.hasFocus = () => false
  })
  await host.open('basic', { options: { ...withServer(host), customWallets: [listed] } })
  await host.connectButton.tap()
  await host.modal.getByRole('button', { name: 'Pocket' }).tap()
  await expect.poll(() => said.join()).toContain('Document does not have focus, skipping deeplink.')
  expect(await opened()).toEqual([])
})

test('[MODAL-02] there is no row for a code that nobody could scan: the way leads to all wallets', async ({
  page,
  host,
}) => {
  await host.open('basic', { options: withServer(host) })
  await host.connectButton.tap()
  await expect(host.modal.getByRole('button', { name: /All Wallets/ })).toBeVisible()
  await expect(host.modal.getByRole('button', { name: /WalletConnect/ })).toHaveCount(0)
  await host.modal.getByRole('button', { name: /All Wallets/ }).tap()
  await viewShown(page)
  await host.modal.getByRole('button', { name: 'MetaMask', exact: true }).tap()
  await expect(host.modal.getByRole('heading', { name: 'Continue in MetaMask' })).toBeVisible()
})

test('[CONNECT-11] Phantom does not pair: the tap sends the visitor to its app, which opens this page', async ({
  page,
  host,
}) => {
  const opened = await recordOpened(page)
  const phantom = { id: 'phantom', rdns: 'app.phantom', name: 'Phantom', mobile_link: 'phantom://' }
  await host.open('basic', { options: { ...withServer(host), customWallets: [phantom] } })
  const here = page.url()
  await host.connectButton.tap()
  await host.modal.getByRole('button', { name: 'Phantom' }).first().tap()
  await expect.poll(async () => (await opened()).length).toBe(1)
  const [link] = await opened()
  const start = 'https://phantom.app/ul/browse/'
  expect(link).toMatchObject({ target: '_self', isInTap: true })
  expect(link?.url.startsWith(start)).toBe(true)
  const [site = '', query = ''] = (link?.url ?? '').slice(start.length).split('?')
  expect(decodeURIComponent(site)).toBe(here)
  expect(new URLSearchParams(query).get('ref')).toBe(new URL(here).origin)
  // Nothing was begun that would have to be given up.
  await expect(host.modal.getByRole('button', { name: /All Wallets/ })).toBeVisible()
  expect(await page.evaluate(() => __kit.getAccount('eip155').status)).toBe('disconnected')
})
