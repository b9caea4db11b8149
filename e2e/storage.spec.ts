import type { Page } from '@playwright/test'
import { accountButton, chainWallet, connectWallet, first } from './steps.js'
import { expect, test } from './test.js'

const keys = [
  'active_namespace',
  'active_caip_network_id',
  'connection_status',
  'connected_namespaces',
  'recent_wallets',
  'connections',
  'native_balance_cache',
  'eip155:connected_connector_id',
]
const poisons = [
  '',
  'null',
  '{',
  '[]',
  '"x"',
  '-1e999',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '[{"id":1}]',
  '[[[[[[[[[[]]]]]]]]]]',
  '{"eip155":[{"connectorId":"test.portico.alpha","accounts":[{"address":"javascript:alert(1)"}]}]}',
  '<img src=x onerror=globalThis.__porticoPwned=1>',
  'javascript:globalThis.__porticoPwned=1',
  'eip155:999999999999999999999',
  '\u0000\uffff\ud800',
  'x'.repeat(70_000),
]

/** 60 states: each key with several poisons, others filled by turns so that combinations occur too. */
const states = Array.from({ length: 60 }, (_, index) =>
  Object.fromEntries(
    keys.flatMap((key, place) =>
      (index + place) % 3 === 0 ? [[`@portico/${key}`, poisons[(index * 7 + place * 5) % poisons.length] ?? '']] : [],
    ),
  ),
)

test('[STORE-03] [sec:C9] poisoned storage: the page starts, nothing runs, and a wallet connects', async ({
  page,
  host,
  wallets,
}) => {
  test.slow()
  await wallets.install([chainWallet(host)])
  await host.open('basic')
  const start = page.url()
  for (const state of states) {
    await page.evaluate((values) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    }, state)
    await page.reload()
    await page.waitForFunction(() => __kit?.getState().initialized)
  }
  expect(page.url()).toBe(start)
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
  expect(await page.evaluate(() => globalThis.__porticoPwned)).toBeUndefined()
  await connectWallet(page, host, 'Alpha')
})

test('[STORE-03] [sec:C12] blocked storage: a line on the console, and everything works for this visit', async ({
  page,
  host,
  wallets,
  problems,
}) => {
  problems.expect(/Unable to (read|write|remove) @portico/)
  await wallets.install([chainWallet(host)])
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await accountButton(page).click()
  await host.modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(accountButton(page)).toBeHidden()
  expect(lines.some((line) => line.startsWith('Unable to'))).toBe(true)
})

test('[STORE-03] a full storage does not stop a connection', async ({ page, host, wallets, problems }) => {
  problems.expect(/Unable to write @portico/)
  await wallets.install([chainWallet(host)])
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
})

async function openTab(page: Page, url: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(url)
  await tab.waitForFunction(() => __kit?.getState().initialized)
  return tab
}

test('[STORE-04] two tabs: what one connects or disconnects, the other follows, without a prompt', async ({
  page,
  host,
  wallets,
}) => {
  // A wallet's permission is the same in every tab; the virtual one keeps it per tab, so both have it.
  const [alpha] = await wallets.install([chainWallet(host, { authorized: true, supportsRevoke: false })])
  await host.open('basic')
  const other = await openTab(page, host.urlOf('basic'))
  await connectWallet(page, host, 'Alpha')
  await expect(accountButton(other)).toBeVisible()
  expect(await alpha.in(other).prompts()).toBe(0)

  await accountButton(other).click()
  await other.locator('dialog[open]').getByRole('button', { name: 'Disconnect' }).click()
  await expect(accountButton(other)).toBeHidden()
  await expect(accountButton(page)).toBeHidden()
  expect(await page.evaluate(() => __kit.getAccount().status)).toBe('disconnected')
})

test('[STORE-04] two tabs: cleared storage ends the connection in both', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host, { authorized: true })])
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  const other = await openTab(page, host.urlOf('basic'))
  await expect(accountButton(other, first.short)).toBeVisible()
  await other.evaluate(() => localStorage.clear())
  await expect(accountButton(page)).toBeHidden()
})
