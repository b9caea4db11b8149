import { devnetContracts } from '@portico/devnet/contracts'
import { balanceOf, chooseToken, form, openSend, receiver, review, sender, senderWallet } from './sendSteps.js'
import { expect, test } from './test.js'
import { violations } from './violations.js'

// One account sends in all of them: its transactions have an order.
test.describe.configure({ mode: 'default' })

const { coin, dollar, silentDollar } = devnetContracts
const tokens = [
  { name: 'Ether', contract: undefined, text: '0.25', units: 250_000_000_000_000_000n },
  { name: coin.name, contract: coin.address, text: '1.000000000000000001', units: 1_000_000_000_000_000_001n },
  { name: dollar.name, contract: dollar.address, text: '2.500001', units: 2_500_001n },
  { name: silentDollar.name, contract: silentDollar.address, text: '3', units: 3_000_000n },
] as const

for (const index of [0, 1] as const) {
  test(`[SEND-02] [SEND-03] [SEND-06] each kind of token, exactly, on chain ${index + 1}`, async ({
    page,
    host,
    wallets,
  }) => {
    test.slow()
    const chain = host.chains[index]
    await wallets.install([senderWallet(host, { chainId: chain.id })])
    await openSend(page, host)
    for (const { name, contract, text, units } of tokens) {
      const before = await balanceOf(chain, receiver.address, contract)
      await chooseToken(host, name)
      await review(host, { amount: text, to: receiver.address })
      await expect(host.modal.getByText(receiver.address, { exact: true })).toBeVisible()
      await expect(host.modal.getByText(chain.name, { exact: true })).toBeVisible()
      await expect(host.modal.getByText('It worked')).toBeVisible()
      await form(host).send.click()
      await expect(host.modal.getByRole('heading', { name: 'Sent' })).toBeVisible({ timeout: 30_000 })
      expect((await balanceOf(chain, receiver.address, contract)) - before).toBe(units)
      await host.modal.getByRole('button', { name: 'Done' }).click()
      await host.modal.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(form(host).amount).toHaveValue('')
    }
  })
}

test('[SEND-07] a name shows its face and its whole address, and is sent to', async ({ page, host, wallets }) => {
  await wallets.install([senderWallet(host)])
  await openSend(page, host)
  await form(host).amount.fill('0.01')
  await form(host).receiver.fill('ada.eth')
  await expect(host.modal.getByText('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', { exact: true })).toBeVisible()
  await form(host).preview.click()
  await expect(host.modal.getByText('ada.eth', { exact: true })).toBeVisible()
  await form(host).send.click()
  await expect(host.modal.getByText(/went to ada\.eth/)).toBeVisible({ timeout: 30_000 })
})

test('all of the coin leaves room for the fee, and dollars are counted without floats', async ({
  page,
  host,
  wallets,
}) => {
  await wallets.install([senderWallet(host)])
  await openSend(page, host)
  const { amount } = form(host)
  await host.modal.getByRole('button', { name: /Max$/ }).click()
  await expect(amount).toHaveValue(/^\d+\.\d{10,18}$/)
  const held = await balanceOf(host.chains[0], sender.address)
  const [whole = '', fraction = ''] = (await amount.inputValue()).split('.')
  const max = BigInt(whole + fraction.padEnd(18, '0'))
  expect(max).toBeLessThan(held)
  expect(held - max).toBeLessThan(10n ** 17n)

  await chooseToken(host, 'Portico Coin')
  await amount.fill('3')
  await host.modal.getByTitle('Type the amount in US dollars').click()
  await expect(amount).toHaveValue(/^\d+(\.\d+)?$/)
  await expect(host.modal.getByTitle('Type the amount in PTC')).toHaveText('3 PTC')
})

test('[sec:C6] points out first-time receivers, contracts and look-alikes', async ({ page, host, wallets }) => {
  await wallets.install([senderWallet(host)])
  await openSend(page, host)
  const stranger = '0x000000000000000000000000000000000000bEEF'
  await review(host, { amount: '0.001', to: stranger })
  await expect(host.modal.getByText('First time you send here')).toBeVisible()
  await form(host).send.click()
  await expect(host.modal.getByRole('heading', { name: 'Sent' })).toBeVisible({ timeout: 30_000 })
  await host.modal.getByRole('button', { name: 'Done' }).click()
  await host.modal.getByRole('button', { name: 'Send', exact: true }).click()

  await chooseToken(host, 'Ether')
  await host.modal.getByRole('button', { name: /^0x00…/ }).click()
  await form(host).amount.fill('0.001')
  await form(host).preview.click()
  await expect(host.modal.getByText('It worked')).toBeVisible()
  await expect(host.modal.getByText('First time you send here')).toBeHidden()
  await form(host).cancel.click()

  await review(host, { amount: '0.001', to: coin.address })
  await expect(host.modal.getByText('The receiver is a contract')).toBeVisible()
  await form(host).cancel.click()

  await review(host, { amount: '0.001', to: `0x00000000a${'0'.repeat(27)}beef` })
  await expect(host.modal.getByText(/looks like an address you know/)).toBeVisible()
  await expect(form(host).send).toBeDisabled()
  await host.modal.getByRole('textbox', { name: /last 4 characters/ }).fill('beef')
  await expect(form(host).send).toBeEnabled()
})

test('[ROUTE-09] a wallet that declines or never answers leads back to the review', async ({ page, host, wallets }) => {
  const [wallet] = await wallets.install([senderWallet(host)])
  await openSend(page, host)
  await review(host, { amount: '0.01', to: receiver.address })
  await wallet?.play([{ type: 'reject' }, { type: 'hang' }])
  await form(host).send.click()
  await expect(host.modal.getByText('You declined in the wallet. Nothing was sent.')).toBeVisible()
  await host.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(host.modal.getByRole('heading', { name: 'Review Send' })).toBeVisible()
  await form(host).send.click()
  await expect(host.modal.getByText('Compare amount and address in Alpha')).toBeVisible()
  await form(host).cancel.click()
  await expect(host.modal.getByRole('heading', { name: 'Review Send' })).toBeVisible()
  await wallet?.rejectPending()
  await expect(form(host).send).toBeEnabled()
})

test('a wallet that is still asking is asked nothing else: cancelled, closed, reloaded, in a second tab', async ({
  page,
  host,
  wallets,
}) => {
  const [wallet] = await wallets.install([senderWallet(host)])
  await openSend(page, host)
  await review(host, { amount: '0.01', to: receiver.address })
  await wallet?.play([{ type: 'hang' }])
  await form(host).send.click()
  await expect(host.modal.getByText('Compare amount and address in Alpha')).toBeVisible()
  await form(host).cancel.click()
  const notice = host.modal.getByText('Your wallet is still asking')
  await expect(notice).toBeVisible()
  await expect(form(host).send).toBeDisabled()

  const openAgain = async () => {
    await page.evaluate(() => __kit.open({ view: 'WalletSend' }))
    await expect(notice).toBeVisible()
    await review(host, { amount: '0.02', to: receiver.address })
    await expect(notice).toBeVisible()
    await expect(form(host).send).toBeDisabled()
  }
  await page.evaluate(() => __kit.close())
  await openAgain()

  // Another tab of the site sees what is stored.
  const other = await page.context().newPage()
  await other.goto(page.url())
  const stored = await other.evaluate(() => localStorage.getItem('@portico/open_requests'))
  expect(stored).toContain(receiver.address)
  await other.close()

  await wallet?.resolvePending()
  await expect(notice).toBeHidden()
  await expect(form(host).send).toBeEnabled()
  await expect(page.getByText('Transaction started')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('@portico/open_requests'))).toBeNull()
})

test('after a reload the visitor goes on once they have looked into the wallet', async ({ page, host, wallets }) => {
  const [wallet] = await wallets.install([senderWallet(host, { authorized: true })])
  await openSend(page, host)
  await review(host, { amount: '0.01', to: receiver.address })
  await wallet?.play([{ type: 'hang' }])
  await form(host).send.click()
  await expect(host.modal.getByText('Compare amount and address in Alpha')).toBeVisible()
  await page.reload()
  await page.waitForFunction(() => __kit.getIsConnectedState())
  await page.evaluate(() => __kit.open({ view: 'WalletSend' }))
  await chooseToken(host, 'Ether')
  await review(host, { amount: '0.01', to: receiver.address })
  await expect(host.modal.getByText('Your wallet is still asking')).toBeVisible()
  await expect(form(host).send).toBeDisabled()
  await host.modal.getByRole('button', { name: 'I checked: my wallet asks nothing' }).click({ timeout: 40_000 })
  await form(host).send.click()
  await expect(host.modal.getByRole('heading', { name: 'Sent' })).toBeVisible({ timeout: 30_000 })
})

test('[sec:C13] a wallet that sends to somebody else raises an alarm', async ({ page, host, wallets, problems }) => {
  problems.expect(/is not what was asked for/)
  const [wallet] = await wallets.install([senderWallet(host)])
  await openSend(page, host)
  await review(host, { amount: '0.01', to: receiver.address })
  const stranger = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
  await wallet?.play([{ type: 'alter', fields: { to: stranger, value: '0x1' }, on: 'eth_sendTransaction' }])
  await form(host).send.click()
  await expect(host.modal.getByRole('alert').getByText('This is not what you asked for')).toBeVisible({
    timeout: 30_000,
  })
  for (const text of [receiver.address.toLowerCase(), stranger.toLowerCase(), '0.01 ETH', '0.000000000000000001 ETH'])
    await expect(host.modal.getByText(text, { exact: true })).toBeVisible()
  await host.modal.getByRole('button', { name: 'Done' }).click()
  await expect(host.modal.getByRole('button', { name: 'Receive' })).toBeVisible()
})

test('a transfer that the network refuses is told, with the way to the explorer', async ({ page, host, wallets }) => {
  await wallets.install([senderWallet(host)])
  await openSend(page, host)
  // Whoever is asked for the receipt, the chain or the server before it.
  await page.route('**/*', async (route) => {
    if (!route.request().postData()?.includes('eth_getTransactionReceipt')) return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/"status":\s*"0x1"/g, '"status":"0x0"') })
  })
  await review(host, { amount: '0.01', to: receiver.address })
  await form(host).send.click()
  await expect(host.modal.getByRole('heading', { name: 'The network refused it' })).toBeVisible({ timeout: 30_000 })
  await expect(host.modal.getByRole('link', { name: /Block Explorer/ })).toHaveAttribute(
    'href',
    /\/tx\/0x[0-9a-f]{64}$/,
  )
})

test('axe finds nothing in the review, while waiting and after it', async ({ page, host, wallets }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [wallet] = await wallets.install([senderWallet(host)])
  await openSend(page, host)
  await review(host, { amount: '0.01', to: coin.address })
  await expect(host.modal.getByText('The receiver is a contract')).toBeVisible()
  expect(await violations(page), 'review').toEqual([])
  await wallet?.play([{ type: 'hang' }])
  await form(host).send.click()
  await expect(host.modal.getByText('Compare amount and address in Alpha')).toBeVisible()
  expect(await violations(page), 'waiting').toEqual([])
  await wallet?.rejectPending()
  await expect(host.modal.getByText('You declined in the wallet. Nothing was sent.')).toBeVisible()
  expect(await violations(page), 'declined').toEqual([])
})

test('[SEND-06] balance and activity follow what was sent', async ({ page, host, wallets }) => {
  await wallets.install([senderWallet(host)])
  await openSend(page, host)
  await chooseToken(host, 'Portico Coin')
  await review(host, { amount: '0.777', to: receiver.address })
  await form(host).send.click()
  await expect(host.modal.getByRole('heading', { name: 'Sent' })).toBeVisible({ timeout: 30_000 })
  await host.modal.getByRole('button', { name: 'Done' }).click()
  const held = await balanceOf(host.chains[0], sender.address, coin.address)
  const shown = `${held / 10n ** 18n}.${String(held % 10n ** 18n)
    .padStart(18, '0')
    .slice(0, 4)}`.replace(/\.?0+$/, '')
  await expect(host.modal.getByRole('listitem').filter({ hasText: 'Portico Coin' })).toContainText(
    Number(shown).toLocaleString('en', { maximumFractionDigits: 4 }),
    { timeout: 30_000 },
  )
  await host.modal.getByRole('tab', { name: 'Activity' }).click()
  await expect(host.modal.getByRole('tabpanel').getByText(/0\.777 PTC/)).toBeVisible({ timeout: 30_000 })
})

test('all of it by keyboard, on a phone, in Arabic', async ({ page, host, wallets }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await wallets.install([senderWallet(host)])
  await host.open('basic', { options: { ...host.server, locale: 'ar' } })
  await page.getByRole('main').getByRole('button').first().press('Enter')
  await host.modal.getByRole('button', { name: 'Alpha' }).press('Enter')
  await page.waitForFunction(() => __kit.getIsConnectedState() && !__kit.isOpen())
  await page.evaluate(() => __kit.open())
  await host.modal.getByRole('button', { name: 'إرسال', exact: true }).press('Enter')
  const amount = host.modal.getByRole('textbox', { name: 'المبلغ' })
  await amount.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await host.modal.getByRole('button', { name: /Ether/ }).focus()
  await page.keyboard.press('Enter')
  await amount.focus()
  await page.keyboard.type('0.5')
  for (const _ of ['token', 'dollars', 'max', 'paste', 'receiver']) await page.keyboard.press('Tab')
  await expect(host.modal.getByRole('textbox', { name: 'المستلم' })).toBeFocused()
  await page.keyboard.type(receiver.address)
  await expect(host.modal.getByRole('button', { name: 'معاينة الإرسال' })).toBeEnabled()
  await page.keyboard.press('Enter')
  const send = host.modal.getByRole('button', { name: 'إرسال', exact: true })
  await expect(send).toBeEnabled()
  await send.press('Enter')
  await expect(host.modal.getByRole('heading', { name: 'تم الإرسال' })).toBeVisible({ timeout: 30_000 })
  const box = await host.modal.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(390)
})
