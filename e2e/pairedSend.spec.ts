import type { Page } from '@playwright/test'
import { devnetAccounts, devnetContracts } from '@portico/devnet/contracts'
import type { RelayWallet } from '@portico/testing/relay'
import { pairWith, patient, test } from './pairingTest.js'
import { balanceOf, chooseToken, form, review } from './sendSteps.js'
import { withServer } from './steps.js'
import { expect, type Host } from './test.js'

// One account sends in all of them: its transactions have an order. Two programs, a relay and two chains take part.
test.describe.configure({ mode: 'default', timeout: 300_000 })
// A picture that a busy server does not draw in time is refused, and its letter stands there.
test.beforeEach(({ problems }) => problems.expect(/ERR_BLOCKED_BY_RESPONSE/))

/** They send and receive in these journeys and nowhere else. */
const sender = devnetAccounts[4]
const receiver = devnetAccounts[8]
const { coin, dollar, silentDollar } = devnetContracts
const tokens = [
  { name: 'Ether', contract: undefined, text: '0.25', units: 250_000_000_000_000_000n },
  { name: coin.name, contract: coin.address, text: '1.000000000000000001', units: 1_000_000_000_000_000_001n },
  { name: dollar.name, contract: dollar.address, text: '2.5', units: 2_500_000n },
  { name: silentDollar.name, contract: silentDollar.address, text: '3', units: 3_000_000n },
] as const

/** Pairs the sender's wallet and opens the form. */
async function pairAndOpen(page: Page, host: Host, wallet: RelayWallet): Promise<void> {
  await host.open('basic', { options: withServer(host) })
  await pairWith(page, host, wallet, sender.address)
  await page.evaluate(() => __kit.open({ view: 'Account' }))
  await host.modal.getByRole('button', { name: 'Send', exact: true }).click()
}

test('[SEND-02] [SEND-03] [SEND-06] a paired wallet sends each kind of token; balance and activity follow', async ({
  page,
  host,
  phone,
}) => {
  const wallet = phone.open({ privateKeys: [sender.privateKey] })
  const [one, two] = host.chains
  const send = async (chain: Host['chains'][number], { name, contract, text, units }: (typeof tokens)[number]) => {
    const before = await balanceOf(chain, receiver.address, contract)
    await chooseToken(host, name)
    await review(host, { amount: text, to: receiver.address })
    await expect(host.modal.getByText(chain.name, { exact: true })).toBeVisible()
    await form(host).send.click()
    await expect(host.modal.getByRole('heading', { name: 'Sent' })).toBeVisible(patient)
    expect((await balanceOf(chain, receiver.address, contract)) - before).toBe(units)
    await host.modal.getByRole('button', { name: 'Done' }).click()
  }
  await pairAndOpen(page, host, wallet)
  for (const token of tokens) {
    await send(one, token)
    if (token !== tokens.at(-1)) await host.modal.getByRole('button', { name: 'Send', exact: true }).click()
  }
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(tokens.length)

  const held = Number(await balanceOf(one, sender.address, dollar.address)) / 1e6
  await expect(host.modal.getByRole('listitem').filter({ hasText: dollar.name })).toContainText(
    held.toLocaleString('en', { maximumFractionDigits: 4 }),
    patient,
  )
  await host.modal.getByRole('tab', { name: 'Activity' }).click()
  const activity = host.modal.getByRole('tabpanel')
  for (const text of [/0\.250 ETH/, /2\.500 PUSD/, /3\.000 SUSD/])
    await expect(activity.getByText(text).first()).toBeVisible(patient)

  await page.evaluate((id) => __kit.switchNetwork(`eip155:${id}`), two.id)
  await expect.poll(() => page.evaluate(() => __kit.getChainId()), patient).toBe(two.id)
  await page.evaluate(() => __kit.open({ view: 'WalletSend' }))
  await send(two, tokens[0])
})

test('[ROUTE-09] a paired wallet that declines or never answers leads back to the review', async ({
  page,
  host,
  phone,
}) => {
  const wallet = phone.open({ privateKeys: [sender.privateKey] })
  await pairAndOpen(page, host, wallet)
  await chooseToken(host, 'Ether')
  const before = await balanceOf(host.chains[0], receiver.address)
  await review(host, { amount: '0.01', to: receiver.address })
  wallet.play([{ type: 'reject' }, { type: 'neverAnswer' }])
  await form(host).send.click()
  await expect(host.modal.getByText('You declined in the wallet. Nothing was sent.')).toBeVisible(patient)
  await host.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(host.modal.getByRole('heading', { name: 'Review Send' })).toBeVisible()
  await form(host).send.click()
  await expect(host.modal.getByText('Compare amount and address in Pocket')).toBeVisible()
  await form(host).cancel.click()
  await expect(host.modal.getByRole('heading', { name: 'Review Send' })).toBeVisible()
  expect(await balanceOf(host.chains[0], receiver.address)).toBe(before)
})
