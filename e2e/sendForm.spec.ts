import { devnetContracts } from '@portico/devnet/contracts'
import { chooseToken, form, openSend, receiver, sender, senderWallet } from './sendSteps.js'
import { expect, test } from './test.js'

const { dollar } = devnetContracts

test('[SEND-01] [SEND-08~] says what is wrong with amounts and receivers, and lets nothing pass', async ({
  page,
  host,
  wallets,
  problems,
}) => {
  problems.expect(/status of 404/) // nobody has that name
  await wallets.install([senderWallet(host)])
  await openSend(page, host)
  const { amount, receiver: to, preview } = form(host)
  await chooseToken(host, 'Portico Dollar')
  await to.fill(receiver.address)
  const wrong: readonly (readonly [string, RegExp])[] = [
    ['1e18', /digits and one dot/],
    ['0x10', /digits and one dot/],
    ['1,500', /dot before decimals/],
    ['三', /digits and one dot/],
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

test('[CFG-05~] sending and receiving are fetched when they are used, and can be switched off', async ({
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
  // Away from where the button will stand: it would be hovered as soon as it appears.
  await page.mouse.move(5, 5)
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

test('the review is fetched while the form is filled in; where its code is gone, the visitor is asked to reload', async ({
  page,
  host,
  wallets,
  problems,
}) => {
  problems.expect(/Failed to load resource/)
  await wallets.install([senderWallet(host)])
  let requests = 0
  await page.route('**/chunks/sendReview-*', (route) => {
    requests += 1
    return route.fulfill({ status: 404 })
  })
  await openSend(page, host)
  expect(requests).toBe(0)
  const { amount, receiver: to, preview } = form(host)
  await amount.fill('1')
  await expect.poll(() => requests).toBe(1)
  await to.fill(receiver.address)
  await expect(preview).toBeEnabled()
  expect(requests).toBe(1)
  await preview.click()
  await host.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(host.modal.getByText('Reload the page')).toBeVisible()
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
