import { devnetContracts } from '@portico/devnet/contracts'
import { balanceOf, chooseToken, form, openSend, receiver, review, sender, senderWallet } from './sendSteps.js'
import { expect, test } from './test.js'

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

test('[SEND-01] [SEND-08] says what is wrong with amounts and receivers, and lets nothing pass', async ({
  page,
  host,
  wallets,
}) => {
  await wallets.install([senderWallet(host)])
  await openSend(page, host)
  const { amount, receiver: to, preview } = form(host)
  await chooseToken(host, 'Portico Dollar')
  await to.fill(receiver.address)
  const wrong: readonly (readonly [string, RegExp])[] = [
    ['1e18', /digits and one dot/],
    ['0x10', /digits and one dot/],
    ['1,5', /dot before decimals/],
    ['٣', /digits and one dot/],
    ['-1', /below zero/],
    ['0.0000001', /at most 6 decimals/],
    ['99999999', /do not have that much/],
  ]
  for (const [text, words] of wrong) {
    await amount.fill(text)
    await expect(amount).toHaveAccessibleDescription(words)
    await expect(preview).toBeHidden()
  }
  await amount.fill('1')
  await expect(preview).toBeEnabled()
  const receivers: readonly (readonly [string, RegExp])[] = [
    ['0x14dc79964da2C08b23698B3D3cc7Ca32193d9955', /character of this address was changed/],
    ['0x0000000000000000000000000000000000000000', /Nobody owns this address/],
    [dollar.address, /contract of the token/],
    [sender.address, /your own address/],
    ['7YWHMfk9JZe0LM0g1ZauHuiSxhI', /neither an address nor a name/],
    ['nobody-has-this.portico.eth', /Nobody has this name/],
  ]
  for (const [text, words] of receivers) {
    await to.fill(text)
    await expect(to).toHaveAccessibleDescription(words)
    await expect(preview).toBeHidden()
  }
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

  await host.modal.getByRole('button', { name: /^0x00…/ }).click()
  await form(host).amount.fill('0.001')
  await form(host).preview.click()
  await expect(host.modal.getByText('It worked')).toBeVisible()
  await expect(host.modal.getByText('First time you send here')).toBeHidden()
  await form(host).cancel.click()

  await review(host, { amount: '0.001', to: coin.address })
  await expect(host.modal.getByText('The receiver is a contract')).toBeVisible()
  await form(host).cancel.click()

  await review(host, { amount: '0.001', to: '0x00000000a0000000000000000000000000000beef' })
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

test('[SEND-06] [HIST-06] balance and activity follow what was sent', async ({ page, host, wallets }) => {
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

test('[NET-03] another network empties the form', async ({ page, host, wallets }) => {
  await wallets.install([senderWallet(host)])
  await openSend(page, host)
  await form(host).amount.fill('1')
  await form(host).receiver.fill(receiver.address)
  await expect(form(host).preview).toBeEnabled()
  await page.evaluate((id) => __kit.switchNetwork(`eip155:${id}`), host.chains[1].id)
  await page.evaluate(() => __kit.open({ view: 'WalletSend' }))
  await expect(form(host).amount).toHaveValue('')
  await expect(form(host).receiver).toHaveValue('')
})

test('[CFG-05] sending and receiving are fetched when they are used, and can be switched off', async ({
  page,
  host,
  wallets,
}) => {
  await wallets.install([senderWallet(host)])
  await host.open('basic', { options: { ...host.server, features: { receive: false } } })
  const chunks = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/chunks/')).length)
  await host.connectButton.click()
  await host.modal.getByRole('button', { name: 'Alpha' }).click()
  await page.waitForFunction(() => __kit.getIsConnectedState() && !__kit.isOpen())
  await page.evaluate(() => __kit.open())
  const send = host.modal.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeVisible()
  await expect(host.modal.getByRole('button', { name: 'Receive' })).toBeHidden()
  await expect(host.modal.getByRole('listitem').first()).toBeVisible()
  const before = await chunks()
  await send.hover()
  await expect.poll(chunks).toBeGreaterThan(before)
  await page.evaluate(() => __kit.open({ view: 'WalletReceive' }))
  await expect(host.modal.getByText('Not available here')).toBeVisible()
})

test('receiving shows the address as a code and whole, and copies it', async ({ page, host, wallets, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await wallets.install([senderWallet(host)])
  await openSend(page, host)
  await page.evaluate(() => __kit.open({ view: 'WalletReceive' }))
  await expect(host.modal.getByRole('img', { name: 'QR code of your address' })).toBeVisible()
  await expect(host.modal.getByText(sender.address, { exact: true })).toBeVisible()
  await host.modal.getByRole('button', { name: 'Copy address' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(sender.address)
  await host.modal.getByRole('button', { name: /Compatible networks/ }).click()
  await expect(host.modal.getByRole('listitem')).toHaveCount(2)
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
