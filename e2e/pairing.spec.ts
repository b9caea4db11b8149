import type { Locator } from '@playwright/test'
import { createPublicClient, type Hex, http, verifyMessage } from 'viem'
import { freePort } from '../scripts/ports.mjs'
import { codeIn, isConnected, isDisconnected, openCode, pairWith, patient, test } from './pairingTest.js'
import { readCode } from './setup/readCode.js'
import { first, second, viewShown, withServer } from './steps.js'
import { expect } from './test.js'
import { violations } from './violations.js'

// Two programs, a relay and a chain take part.
test.describe.configure({ timeout: 240_000 })

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

  wallet.changeChain(two.id)
  await expect(page.getByRole('button', { name: two.name, exact: true })).toBeVisible(patient)
  await page.getByRole('button', { name: two.name, exact: true }).click()
  await host.modal.getByRole('button', { name: one.name, exact: true }).click()
  await expect(page.getByRole('button', { name: one.name, exact: true })).toBeVisible(patient)

  wallet.changeAccounts([1, 0])
  await isConnected(page, second.address)

  const before = wallet.prompts
  await page.reload()
  await isConnected(page, second.address)
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
  await isDisconnected(page)

  await pairWith(page, host, wallet)
  const url = page.url()
  await page.goto('about:blank')
  await wallet.end()
  await page.goto(url)
  await isDisconnected(page)
})

test('[NET-05~] networks that the wallet did not approve are shown, with the reason, and cannot be chosen', async ({
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
  await isConnected(page, first.address)
})

test('a refusal that takes the focused button away leaves the keyboard in the modal', async ({ page, host, phone }) => {
  const wallet = phone.open({ script: [{ type: 'reject' }] })
  await host.open('basic', { options: withServer(host) })
  const code = await readCode(page, await openCode(host))
  await host.modal.getByRole('button', { name: 'Copy link' }).focus()
  await wallet.pair(code)
  await expect(host.modal.getByRole('heading', { name: 'Connection declined' })).toBeVisible()
  await expect(host.modal.getByRole('heading', { name: 'WalletConnect', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
  await expect(host.connectButton).toBeFocused()
})

test('[RELAY-01] a code runs out of time after four minutes less ten seconds, and a new one works', async ({
  page,
  host,
  phone,
}) => {
  const wallet = phone.open()
  await page.clock.install()
  await host.open('basic', { options: withServer(host) })
  // The code does not wait for the relay. Time that flies before it has answered would say that it cannot be reached.
  let answers = 0
  const bothAnswered = { ...patient, predicate: () => ++answers === 2 } // to the subscription and to the proposal
  const answered = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived', bothAnswered))
  const old = await readCode(page, await openCode(host))
  await answered
  await expect(host.modal.getByRole('timer')).toHaveText(/^Expires in [34]:\d\d$/)
  await page.clock.fastForward(230_000)
  await expect(host.modal.getByText('This code has expired')).toBeVisible()
  // The relay's own clock did not fly: whoever comes back to it now with a token from minutes ahead is refused.
  await page.clock.setSystemTime(Date.now())
  await host.modal.getByRole('button', { name: 'New code' }).click()
  const fresh = await readCode(page, codeIn(host.modal))
  expect(fresh).not.toBe(old)
  await wallet.pair(fresh)
  await isConnected(page, first.address)
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
  await isConnected(page, first.address)
})

test('a relay that is not there: a sentence, and another try', async ({ page, host, problems }) => {
  problems.expect(/WebSocket connection|ERR_CONNECTION_REFUSED|Failed to load resource/)
  const nobody = `http://127.0.0.1:${await freePort()}`
  await page.clock.install()
  await host.open('basic', { options: { ...withServer(host), endpoints: { relay: nobody } } })
  await host.connectButton.click()
  await host.modal.getByRole('button', { name: /WalletConnect/ }).click()
  await viewShown(page)
  // The client comes in its own time; the kit's patience is counted from then on.
  await expect(async () => {
    await page.clock.runFor(5_000)
    await expect(host.modal.getByRole('heading', { name: 'Connection failed' })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await expect(host.modal.getByRole('button', { name: 'Try again' })).toBeVisible()
})

for (const themeMode of ['dark', 'light'] as const) {
  test(`by keyboard alone, from right to left, ${themeMode}: axe finds nothing, and the code is read`, async ({
    page,
    host,
    phone,
  }) => {
    const wallet = phone.open()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await host.open('basic', { options: { ...withServer(host), themeMode, locale: 'ar' } })
    const press = async (element: Locator) => {
      await element.focus()
      await page.keyboard.press('Enter')
    }
    await press(page.getByRole('main').getByRole('button').first())
    await press(host.modal.getByRole('button', { name: /WalletConnect/ }))
    const code = host.modal.getByRole('img', { name: /QR/ })
    await expect(code).toBeVisible()
    expect(await violations(page)).toEqual([])
    const link = await readCode(page, code)
    await press(host.modal.locator('summary'))
    await expect(host.modal.getByText(link)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await wallet.pair(link)
    await isConnected(page, first.address)
  })
}
