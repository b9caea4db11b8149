import type { Locator, Page } from '@playwright/test'
import { createRelayWallet, type RelayStep, type RelayWallet } from '@portico/testing/relay'
import { createPublicClient, type Hex, http, verifyMessage } from 'viem'
import { WebSocket } from 'ws'
import { freePort } from '../scripts/ports.mjs'
import { readCode } from './setup/readCode.js'
import { accountButton, first, second, viewShown, withServer } from './steps.js'
import { test as base, expect, type Host } from './test.js'

type Phone = { open(options?: { script?: readonly RelayStep[]; chains?: readonly number[] }): RelayWallet }

/** Journeys with a wallet on another device, over the operator's own relay. */
const test = base.extend<{ phone: Phone }>({
  phone: async ({ host }, use) => {
    const opened: RelayWallet[] = []
    await use({
      open({ script, chains = host.chains.map(({ id }) => id) } = {}) {
        const wallet = createRelayWallet({
          relayUrl: `${host.server.endpoint.replace('http', 'ws')}/relay`,
          projectId: host.server.projectId,
          WebSocket,
          name: 'Pocket',
          privateKeys: [first.privateKey, second.privateKey],
          chainId: host.chains[0].id,
          chains: Object.fromEntries(
            host.chains.filter(({ id }) => chains.includes(id)).map(({ id, rpcUrl }) => [id, { rpcUrl }]),
          ),
          script,
        })
        opened.push(wallet)
        return wallet
      },
    })
    for (const wallet of opened) wallet.destroy()
  },
})

// Two programs, a relay and a chain take part.
test.describe.configure({ timeout: 120_000 })

const codeIn = (modal: Locator) => modal.getByRole('img', { name: /QR code/ })

async function openCode(host: Host): Promise<Locator> {
  await host.connectButton.click()
  await host.modal.getByRole('button', { name: /WalletConnect/ }).click()
  const code = codeIn(host.modal)
  await expect(code).toBeVisible()
  return code
}

/** The whole way: the code is scanned, the wallet approves. */
async function pairWith(page: Page, host: Host, wallet: RelayWallet): Promise<void> {
  await wallet.pair(await readCode(page, await openCode(host)))
  await expect(accountButton(page)).toBeVisible()
  await expect(host.modal).toBeHidden()
}

test('[CONNECT-03] [RELAY-01] a phone scans the code, approves, signs and sends', async ({ page, host, phone }) => {
  const wallet = phone.open()
  await host.open('basic', { options: withServer(host) })
  await pairWith(page, host, wallet)
  expect(await page.evaluate(() => __kit.getWalletInfo()?.name)).toBe('Pocket')

  const message = 'hello from afar'
  const signature = await page.evaluate((text) => __kit.signMessage(text), message)
  expect(await verifyMessage({ address: first.address, message, signature: signature as Hex })).toBe(true) // proved here

  const call = { from: first.address, to: second.address, value: '0x1' }
  const hash = await page.evaluate(
    (transaction) => __kit.getProvider('eip155')?.request({ method: 'eth_sendTransaction', params: [transaction] }),
    call,
  )
  const chain = createPublicClient({ transport: http(host.chains[0].rpcUrl), pollingInterval: 50 })
  expect(await chain.waitForTransactionReceipt({ hash: hash as Hex })).toMatchObject({ status: 'success' }) // its receipt proves it
})

test('[RELAY-05] both sides switch network and account, and a reload keeps the session', async ({
  page,
  host,
  phone,
}) => {
  const wallet = phone.open()
  const [one, two] = host.chains
  await host.open('basic', { options: withServer(host) })
  await pairWith(page, host, wallet)

  await page.getByRole('button', { name: one.name, exact: true }).click()
  await host.modal.getByRole('button', { name: two.name }).click()
  await expect(page.getByRole('button', { name: two.name, exact: true })).toBeVisible()

  wallet.changeChain(one.id)
  await expect(page.getByRole('button', { name: one.name, exact: true })).toBeVisible()
  wallet.changeAccounts([1, 0])
  await expect(accountButton(page, second.short)).toBeVisible()

  const before = wallet.prompts
  await page.reload()
  await expect(accountButton(page, second.short)).toBeVisible()
  expect(await page.evaluate(() => __kit.signMessage('again'))).toMatch(/^0x/)
  expect(wallet.prompts).toBe(before + 1)
})

test('[RELAY-04] a session that the wallet ends is noticed, also by a page that was away', async ({
  page,
  host,
  phone,
}) => {
  const wallet = phone.open()
  await host.open('basic', { options: withServer(host) })
  await pairWith(page, host, wallet)
  await wallet.end()
  await expect(host.connectButton).toBeVisible()

  await pairWith(page, host, wallet)
  const url = page.url()
  await page.goto('about:blank')
  await wallet.end()
  await page.goto(url)
  await expect(host.connectButton).toBeVisible()
  await expect(accountButton(page)).toBeHidden()
})

test('[NET-05] networks that the wallet did not approve are shown, with the reason, and cannot be chosen', async ({
  page,
  host,
  phone,
}) => {
  const [one, two] = host.chains
  const wallet = phone.open({ chains: [one.id] })
  await host.open('basic', { options: withServer(host) })
  await pairWith(page, host, wallet)
  await page.getByRole('button', { name: one.name, exact: true }).click()
  const row = host.modal.getByRole('button', { name: two.name })
  await expect(row).toHaveAttribute('aria-disabled', 'true')
  await expect(row).toContainText('Not approved in your wallet')
  await row.click({ force: true })
  await expect(host.modal.getByRole('button', { name: `${one.name} (in use)` })).toBeVisible()
})

test('a refusal is told, and the next try works', async ({ page, host, phone }) => {
  const wallet = phone.open({ script: [{ type: 'reject' }] })
  await host.open('basic', { options: withServer(host) })
  await wallet.pair(await readCode(page, await openCode(host)))
  await expect(host.modal.getByRole('heading', { name: 'Connection declined' })).toBeVisible()
  await host.modal.getByRole('button', { name: 'Try again' }).click()
  await wallet.pair(await readCode(page, codeIn(host.modal)))
  await expect(accountButton(page)).toBeVisible()
})

test('[RELAY-01] a code runs out of time after four minutes less ten seconds, and a new one works', async ({
  page,
  host,
  phone,
}) => {
  const wallet = phone.open()
  await page.clock.install()
  await host.open('basic', { options: withServer(host) })
  const old = await readCode(page, await openCode(host))
  await expect(host.modal.getByRole('timer')).toHaveText(/^Expires in [34]:\d\d$/)
  await page.clock.fastForward(200_000)
  await expect(host.modal.getByRole('timer')).toHaveText(/^Expires in 0:[23]\d$/)
  await page.clock.fastForward(31_000)
  await expect(host.modal.getByText('This code has expired')).toBeVisible()
  await host.modal.getByRole('button', { name: 'New code' }).click()
  const fresh = await readCode(page, codeIn(host.modal))
  expect(fresh).not.toBe(old)
  await wallet.pair(fresh)
  await expect(accountButton(page)).toBeVisible()
})

test('[RELAY-01] the code as a link: copied, and said so', async ({ page, host, phone, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const wallet = phone.open()
  await host.open('basic', { options: withServer(host) })
  const code = await readCode(page, await openCode(host))
  await host.modal.getByRole('button', { name: 'Copy link' }).click()
  await expect(host.modal.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(code)
  await wallet.pair(copied)
  await expect(accountButton(page)).toBeVisible()
})

test('a relay that is not there: a sentence, and another try', async ({ page, host, problems }) => {
  problems.expect(/WebSocket connection|ERR_CONNECTION_REFUSED|Failed to load resource/)
  const nobody = `http://127.0.0.1:${await freePort()}`
  await host.open('basic', { options: { ...withServer(host), endpoints: { relay: nobody } } })
  await page.clock.install()
  await host.connectButton.click()
  await host.modal.getByRole('button', { name: /WalletConnect/ }).click()
  await viewShown(page)
  await page.clock.runFor(30_000)
  await expect(host.modal.getByRole('heading', { name: 'Connection failed' })).toBeVisible()
  await expect(host.modal.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test.describe('on a phone', () => {
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
    await expect(accountButton(page)).toBeVisible()
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
    expect(JSON.parse((await stored('WALLETCONNECT_DEEPLINK_CHOICE')) ?? '{}')).toMatchObject({ name: 'Pocket' })
    expect(JSON.parse((await stored('@portico/recent_wallets')) ?? '[]')).toMatchObject([{ id: 'pocket' }])
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
    await expect(host.modal.getByRole('link', { name: /Get Pocket/ })).toHaveAttribute('href', listed.play_store)
    await host.modal.getByRole('button', { name: 'Show QR code' }).tap()
    await wallet.pair(await readCode(page, codeIn(host.modal)))
    await expect(accountButton(page)).toBeVisible()
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
})
