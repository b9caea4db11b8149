import type { Page } from '@playwright/test'
import { accountButton, chainWallet, choose, connectWallet, second } from './steps.js'
import { expect, type Host, test } from './test.js'

const alice = 'alice.portico.eth'

/** Connects the first account at the operator's server and opens its view. */
async function openAccount(page: Page, host: Host): Promise<void> {
  await host.open('basic', { options: host.server })
  await connectWallet(page, host, 'Alpha', alice)
  await accountButton(page, alice).click()
}

const tab = (host: Host, name: string) => host.modal.getByRole('tab', { name })

test('[ACCOUNT-01] [BAL-01] the account shows its name, its tokens and what they are worth', async ({
  page,
  host,
  wallets,
}) => {
  await wallets.install([chainWallet(host)])
  await openAccount(page, host)
  await expect(host.modal.getByText(alice)).toBeVisible()
  await expect(tab(host, 'Tokens')).toHaveAttribute('aria-selected', 'true')
  const row = (name: string) => host.modal.getByRole('listitem').filter({ hasText: name })
  await expect(row('Portico Coin')).toContainText(/PTC/)
  await expect(row('Portico Dollar')).toContainText(/\$5,000/)
  await expect(row('Silent Dollar')).toContainText(/SUSD/)
  await expect(row('Ether')).toContainText(/\$3\d,\d{3},\d{3}/)
})

test('[ACCOUNT-01] collectibles have pictures, and spam is folded away', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await openAccount(page, host)
  await tab(host, 'NFTs').click()
  await expect(host.modal.getByText('Tile #1', { exact: true })).toBeVisible()
  await expect(host.modal.getByText('Guest of the portico')).toBeVisible()
  await expect(host.modal.getByText(/Claim reward/)).toBeHidden()
  const pictures = host.modal.getByRole('tabpanel').locator('img')
  await expect(pictures.first()).toHaveAttribute('src', new RegExp(`^${host.server.endpoint}/`))
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => all.every((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)),
    )
    .toBe(true)
})

test('[HIST-01] activity reaches back over months, and what strangers slipped in is folded away', async ({
  page,
  host,
  wallets,
}) => {
  await wallets.install([chainWallet(host)])
  await openAccount(page, host)
  await tab(host, 'Activity').click()
  await expect(host.modal.getByText(/Sent/).first()).toBeVisible()
  const month = new Intl.DateTimeFormat('en', { month: 'long' })
  const past = [10, 40, 70].map((days) => month.format(Date.now() - days * 86_400_000))
  for (const name of past) await expect(host.modal.getByRole('heading', { name: new RegExp(name) })).toBeVisible()
  await expect(host.modal.getByText('Hidden (1)').first()).toBeVisible()
  await expect(host.modal.getByText(/^0\.000 PTC/).filter({ visible: true })).toHaveCount(0)
})

test('[HIST-01] what the page sends appears in Activity by itself', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host, { privateKeys: [second.privateKey] })])
  await host.open('basic', { options: host.server })
  await choose(host, 'Alpha')
  const bob = accountButton(page, 'bob.portico.eth')
  await bob.click()
  await tab(host, 'Activity').click()
  await expect(host.modal.getByRole('tabpanel')).not.toContainText('0.0123')
  await page.evaluate(async () => {
    const provider = __kit.getProvider('eip155') as { request(args: unknown): Promise<unknown> } // an EIP-1193 provider
    const [from] = (await provider.request({ method: 'eth_accounts' })) as string[] // as that method answers
    const value = `0x${(12_300_000_000_000_000n).toString(16)}`
    await provider.request({
      method: 'eth_sendTransaction',
      params: [{ from, to: '0x976EA74026E726554dB657fA54763abd0C3a0aa9', value }],
    })
  })
  await expect(host.modal.getByRole('tabpanel')).toContainText('0.012', { timeout: 15_000 })
})
