import { codeIn, isConnected, isDisconnected, test } from './pairingTest.js'
import { readCode } from './setup/readCode.js'
import { chainWallet, first, withServer } from './steps.js'
import { expect, type Host } from './test.js'
import { violations } from './violations.js'

// Two programs and a relay take part.
test.describe.configure({ timeout: 120_000 })

const listed = { id: 'pocket', name: 'Pocket', mobile_link: 'pocket://', homepage: 'https://pocket.example/' }

async function openListed(host: Host): Promise<void> {
  await host.open('basic', { options: { ...withServer(host), customWallets: [listed] } })
  await host.connectButton.click()
  await host.modal.getByRole('button', { name: 'Pocket' }).click()
}

test('sec:C11 a wallet that is at home elsewhere: both hosts are shown, and it is refused or kept', async ({
  page,
  host,
  phone,
}) => {
  const wallet = phone.open({ url: 'https://pocket.evil.example' })
  await openListed(host)
  await wallet.pair(await readCode(page, codeIn(host.modal)))
  const warning = host.modal.getByRole('alert')
  await expect(warning).toContainText('Is this Pocket?')
  await expect(host.modal.getByText('pocket.example', { exact: true })).toBeVisible()
  await expect(host.modal.getByText('pocket.evil.example', { exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  // Nothing is connected until the visitor says so.
  expect(await page.evaluate(() => __kit.getAddress())).toBeUndefined()
  await host.modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => wallet.sessions.length).toBe(0)
  await isDisconnected(page)

  await host.modal.getByRole('button', { name: 'Pocket' }).click()
  await wallet.pair(await readCode(page, codeIn(host.modal)))
  await host.modal.getByRole('button', { name: 'Connect anyway' }).click()
  await isConnected(page, first.address)
  await expect(host.modal).toBeHidden()
})

test('[ROUTE-11] a screen is about the wallet that was chosen, whichever it was before', async ({ host, wallets }) => {
  await wallets.install([chainWallet(host, { script: [{ type: 'hang' }] })])
  const other = { id: 'purse', name: 'Purse', mobile_link: 'purse://', homepage: 'https://purse.example/' }
  await host.open('basic', { options: { ...withServer(host), customWallets: [listed, other] } })
  await host.connectButton.click()
  for (const { name } of [listed, other]) {
    await host.modal.getByRole('button', { name }).click()
    await expect(host.modal.getByRole('heading', { name, level: 2 })).toBeVisible()
    await expect(host.modal.getByText(`Open ${name} and scan it there`)).toBeVisible()
    await host.modal.getByRole('button', { name: 'Back' }).click()
  }
  await host.modal.getByRole('button', { name: 'Alpha' }).click()
  await expect(host.modal.getByRole('heading', { name: 'Continue in Alpha' })).toBeVisible()
})
