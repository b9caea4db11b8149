import type { Page, Route } from '@playwright/test'
import { accountButton, chainWallet, connectWallet, first } from './steps.js'
import { expect, test } from './test.js'

const withCors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = Object.freeze({
  'is down': (route) => route.abort('connectionrefused'),
  'answers HTML': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', headers: withCors, body: '<h1>Welcome</h1>' }),
  'answers 429': (route) => route.fulfill({ status: 429, headers: withCors, body: 'slow down' }),
  'answers nonsense': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      headers: withCors,
      body: '[{"result":{"a":1}},null]',
    }),
})

/** Lets the page's calls to the nodes meet a fault; the wallets' own do not pass here. */
async function breakNodes(page: Page, fault: (route: Route) => Promise<void>): Promise<void> {
  await page.route('http://127.0.0.1:*/**', fault)
}

for (const [name, fault] of Object.entries(faults)) {
  test(`a node that ${name}: a dash for the balance, another try, and everything else works`, async ({
    page,
    host,
    wallets,
    problems,
  }) => {
    problems.expect(/balance could not be read|Failed to load resource/)
    await wallets.install([chainWallet(host)])
    await host.open('basic')
    await breakNodes(page, fault)
    await connectWallet(page, host, 'Alpha')
    await accountButton(page).click()
    await expect(host.modal.getByText('– ETH')).toBeVisible()
    await expect(host.modal.getByRole('button', { name: first.address })).toBeVisible()
    await page.unroute('http://127.0.0.1:*/**')
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await expect(host.modal.getByText(/^Balance [\d,]+\.\d{3} ETH$/)).toBeVisible()
    await host.modal.getByRole('button', { name: 'Disconnect' }).click()
    await expect(accountButton(page)).toBeHidden()
  })
}

test('a node that takes its time: the account is usable while the balance loads', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic')
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await breakNodes(page, async (route) => {
    await gate
    await route.continue()
  })
  await connectWallet(page, host, 'Alpha')
  await accountButton(page).click()
  await expect(host.modal.locator('[aria-busy="true"]')).toBeVisible()
  await host.modal.getByRole('button', { name: /Account Settings/ }).click()
  await expect(host.modal.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await host.modal.getByRole('button', { name: 'Back' }).click()
  release()
  await expect(host.modal.getByText(/^Balance [\d,]+\.\d{3} ETH$/)).toBeVisible()
})

test('[CFG-13] customRpcUrls: the next endpoint answers when the first is down', async ({
  page,
  host,
  wallets,
  problems,
}) => {
  problems.expect(/Failed to load resource/)
  const [chain] = host.chains
  await wallets.install([chainWallet(host)])
  await page.route('http://127.0.0.1:9/**', (route) => route.abort('connectionrefused'))
  const customRpcUrls = { [`eip155:${chain.id}`]: [{ url: 'http://127.0.0.1:9/' }, { url: chain.rpcUrl }] }
  await host.open('basic', { options: { customRpcUrls } })
  await connectWallet(page, host, 'Alpha')
  await expect(accountButton(page)).toContainText(/\d ETH/)
})
