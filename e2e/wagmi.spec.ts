import type { Locator, Page } from '@playwright/test'
import { type StartedExample, startNextExample, startWagmiExample } from './setup/startExample.js'
import { chainWallet, first, second } from './steps.js'
import { expect, type Host, test } from './test.js'

const privateKeys = [first.privateKey, second.privateKey]

/** What the site shows of one of wagmi's answers. */
const fact = (page: Page, name: string): Locator =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')
const kitButton = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name, exact: true })
const kitAccount = (page: Page, short: string = first.short): Locator =>
  page.getByRole('banner').getByRole('button', { name: short })
const siteButton = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name })

/** The examples name the nodes of `npm start`; those of this run are elsewhere. */
async function routeNodes(page: Page, { chains }: Host): Promise<void> {
  for (const [index, { rpcUrl }] of chains.entries())
    await page.route(`http://127.0.0.1:${8545 + index}/**`, (route) => route.continue({ url: rpcUrl }))
}

/** The nodes' own word on a transaction. */
async function receiptOf(rpcUrl: string, hash: string): Promise<{ status: string; from: string }> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getTransactionReceipt', params: [hash] })
  const response = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result } = await response.json()
  return result
}

async function expectConnected(page: Page, address: string, chain: { id: number; name: string }): Promise<void> {
  await expect(fact(page, 'Status')).toHaveText('connected')
  await expect(fact(page, 'Account')).toHaveText(address)
  await expect(fact(page, 'Chain')).toHaveText(chain.name)
}

for (const major of ['three', 'two'] as const) {
  test.describe(`wagmi ${major}`, () => {
    let site: StartedExample
    test.beforeAll(async () => {
      site = await startWagmiExample(major)
    })
    test.afterAll(() => site.close())
    test.beforeEach(({ page, host }) => routeNodes(page, host))

    test('every hook follows the kit: connect, switch, send, account change, reload, disconnect', async ({
      page,
      host,
      wallets,
    }) => {
      test.setTimeout(120_000)
      const [one, two] = host.chains
      const [alpha] = await wallets.install([chainWallet(host, { privateKeys })])
      const client = (address: string, chainId: number) =>
        expect(fact(page, 'Wallet client')).toHaveText(`${address} on ${chainId}`)
      await page.goto(site.url)
      await expect(page.getByRole('heading', { name: `What wagmi ${major === 'two' ? 2 : 3} says` })).toBeVisible()
      await expect(fact(page, 'Status')).toHaveText('disconnected')

      await host.connectButton.click()
      await host.modal.getByRole('button', { name: 'Alpha' }).click()
      await expectConnected(page, first.address, one)
      await expect(fact(page, 'Connector')).toHaveText('Portico')
      await client(first.address, one.id)
      await expect(kitAccount(page)).toBeVisible()
      expect(await alpha.prompts()).toBe(1)

      // wagmi switches, then the wallet, then the kit.
      await siteButton(page, `Switch to ${two.name}`).click()
      await expect(fact(page, 'Chain')).toHaveText(two.name)
      await expect(kitButton(page, two.name)).toBeVisible()
      await client(first.address, two.id)
      await alpha.changeChain(one.id)
      await expect(fact(page, 'Chain')).toHaveText(one.name)
      await kitButton(page, one.name).click()
      await host.modal.getByRole('button', { name: two.name }).click()
      await expect(fact(page, 'Chain')).toHaveText(two.name)
      await client(first.address, two.id)
      await page.keyboard.press('Escape')
      await expect(host.modal).toBeHidden()

      await siteButton(page, 'Send 0.01 ETH').click()
      await expect(page.getByText(/^Mined: 0x[0-9a-f]{64}$/)).toBeVisible({ timeout: 30_000 })
      const said = (await page.getByText(/^Mined: /).textContent()) ?? ''
      expect(await receiptOf(two.rpcUrl, said.slice('Mined: '.length))).toMatchObject({
        status: '0x1',
        from: first.address.toLowerCase(),
      })

      await alpha.changeAccounts(1)
      await expectConnected(page, second.address, two)
      await client(second.address, two.id)
      await expect(kitAccount(page, second.short)).toBeVisible()

      await page.reload()
      await expectConnected(page, second.address, two)
      await client(second.address, two.id)
      await expect(kitAccount(page, second.short)).toBeVisible()
      expect(await alpha.prompts()).toBe(0)

      await siteButton(page, 'Disconnect by wagmi').click()
      await expect(fact(page, 'Status')).toHaveText('disconnected')
      await expect(host.connectButton).toBeVisible()
      expect(await alpha.isAuthorized()).toBe(false)
      await page.reload()
      await expect(host.connectButton).toBeVisible()
      await expect(fact(page, 'Status')).toHaveText('disconnected')
      await expect(fact(page, 'Account')).toHaveText('–')
    })

    test('a connection that the site makes by itself is the kit’s too, and either side ends it', async ({
      page,
      host,
      wallets,
    }) => {
      test.setTimeout(120_000)
      const [alpha] = await wallets.install([chainWallet(host, { privateKeys })])
      await page.goto(site.url)
      await siteButton(page, 'Connect by Alpha').click()
      await expectConnected(page, first.address, host.chains[0])
      await expect(fact(page, 'Connector')).toHaveText('Alpha')
      await expect(kitAccount(page)).toBeVisible()
      expect(await alpha.prompts()).toBe(1)

      await page.reload()
      await expectConnected(page, first.address, host.chains[0])
      await expect(kitAccount(page)).toBeVisible()
      expect(await alpha.prompts()).toBe(0)

      await kitAccount(page).click()
      await host.modal.getByRole('button', { name: 'Disconnect' }).click()
      await expect(fact(page, 'Status')).toHaveText('disconnected')
      await expect(host.connectButton).toBeVisible()
    })

    test('wagmi’s own connect opens the modal, and closing it is a refusal', async ({ page, host, wallets }) => {
      await wallets.install([chainWallet(host)])
      await page.goto(site.url)
      await siteButton(page, 'Connect by Portico').click()
      await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(host.modal).toBeHidden()
      await expect(fact(page, 'Status')).toHaveText('disconnected')

      await siteButton(page, 'Connect by Portico').click()
      await host.modal.getByRole('button', { name: 'Alpha' }).click()
      await expectConnected(page, first.address, host.chains[0])
    })
  })
}

test.describe('Next', () => {
  let site: StartedExample
  test.beforeAll(async () => {
    site = await startNextExample()
  })
  test.afterAll(() => site.close())

  test('the server sends the whole page', async ({ request }) => {
    const html = await (await request.get(site.url)).text()
    expect(html).toContain('A light that knows who you are')
    expect(html).toContain('Connect Wallet')
    expect(html).toContain('Your wallet, as wagmi sees it')
  })

  test('the browser takes it over, connects, signs, reloads and disconnects', async ({ page, host, wallets }) => {
    test.setTimeout(120_000)
    await routeNodes(page, host)
    const [one, two] = host.chains
    const [alpha] = await wallets.install([chainWallet(host, { privateKeys })])
    await page.goto(site.url)
    await expect(fact(page, 'Status')).toHaveText('disconnected')
    await host.connectButton.click()
    await host.modal.getByRole('button', { name: 'Alpha' }).click()
    await expectConnected(page, first.address, one)
    await siteButton(page, `Switch to ${two.name}`).click()
    await expect(kitButton(page, two.name)).toBeVisible()
    await siteButton(page, 'Sign a greeting').click()
    await expect(page.getByText(/^Signed: 0x[0-9a-f]{130}$/)).toBeVisible()

    await page.reload()
    await expectConnected(page, first.address, two)
    await expect(kitAccount(page)).toBeVisible()
    expect(await alpha.prompts()).toBe(0)

    await siteButton(page, 'Disconnect by wagmi').click()
    await expect(fact(page, 'Status')).toHaveText('disconnected')
    await expect(host.connectButton).toBeVisible()
  })
})
