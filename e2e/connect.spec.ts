import { accountButton, chainWallet, choose, connectWallet, first, second } from './steps.js'
import { expect, test } from './test.js'

test('[CONNECT-02] [STATE-02] an announced wallet connects, a reload keeps it without a prompt, disconnecting lasts', async ({
  page,
  host,
  wallets,
}) => {
  const [alpha] = await wallets.install([chainWallet(host)])
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  expect(await alpha.prompts()).toBe(1)
  expect(await page.evaluate(() => __kit.getAccount().status)).toBe('connected')

  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  expect(await alpha.prompts()).toBe(0)
  expect((await alpha.requests()).map(({ method }) => method)).not.toContain('eth_requestAccounts')

  await accountButton(page).click()
  await host.modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(accountButton(page)).toBeHidden()
  await expect(host.modal).toBeHidden()
  expect(await alpha.requests('wallet_revokePermissions')).toHaveLength(1)
  expect(await alpha.isAuthorized()).toBe(false)

  await page.reload()
  await page.waitForFunction(() => __kit.getState().initialized)
  expect(await page.evaluate(() => __kit.getAccount().status)).toBe('disconnected')
  expect(await alpha.requests('eth_accounts')).toHaveLength(0)
})

test('[STATE-02] a wallet that is gone after a reload: disconnected, nothing stored is lost, and it may come back', async ({
  page,
  host,
  wallets,
}) => {
  await wallets.install([chainWallet(host, { announceAt: 'load' })])
  await page.addInitScript(() => {
    // Heard first, and passed on to nobody: as if the extension had been switched off.
    if (!sessionStorage.getItem('without wallet')) return
    addEventListener('eip6963:announceProvider', (event) => event.stopImmediatePropagation(), true)
  })
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await page.evaluate(() => sessionStorage.setItem('without wallet', 'yes'))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Connecting...' })).toBeVisible()
  await expect(host.connectButton).toBeVisible()
  expect(await page.evaluate(() => __kit.getAccount().status)).toBe('disconnected')
  await host.connectButton.click()
  await expect(host.modal.getByText('No wallet found')).toBeVisible()

  await page.evaluate(() => sessionStorage.removeItem('without wallet'))
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
})

test('[STATE-02] a wallet that is locked at the next visit does not prompt, and can be chosen', async ({
  page,
  host,
  wallets,
}) => {
  const [alpha] = await wallets.install([chainWallet(host)])
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await alpha.lock()
  await expect(accountButton(page)).toBeHidden()
  await page.reload()
  await page.waitForFunction(() => __kit.getAccount().status === 'disconnected')
  expect(await alpha.prompts()).toBe(0)
  await choose(host, 'Alpha')
  await alpha.waitForPending()
  await alpha.unlock()
  await expect(accountButton(page)).toBeVisible()
})

test('[CONNECT-02] enableEIP6963 false: announced wallets are not offered', async ({ host, wallets }) => {
  await wallets.install([{ name: 'Alpha' }])
  await host.open('basic', { options: { enableEIP6963: false } })
  await host.connectButton.click()
  await expect(host.modal.getByText('No wallet found')).toBeVisible()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeHidden()
})

test('[CONNECT-01] an injected wallet connects and survives a reload', async ({ page, host, wallets }) => {
  const [beta] = await wallets.install([chainWallet(host, { name: 'Beta', inject: true, announceAt: 'never' })])
  await host.open('basic')
  await connectWallet(page, host, 'Browser Wallet')
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  expect(await beta.prompts()).toBe(0)
})

test('[CONNECT-09] without a wallet nothing is listed, and the way to get one is shown', async ({ host }) => {
  await host.open('basic')
  await host.connectButton.click()
  await expect(host.modal.getByText('No wallet found')).toBeVisible()
  await expect(host.modal.getByText('Browser Wallet')).toBeHidden()
  await host.modal.getByRole('button', { name: 'Get a wallet' }).click()
  await expect(host.modal.getByRole('heading', { name: 'Get a Wallet' })).toBeVisible()
})

test('[CONNECT-12] a refusal shows an error, and trying again works', async ({ page, host, wallets }) => {
  const [alpha] = await wallets.install([chainWallet(host, { script: [{ type: 'reject' }, { type: 'hang' }] })])
  await host.open('basic')
  await choose(host, 'Alpha')
  await expect(host.modal.getByText('Connection declined')).toBeVisible()
  const retry = host.modal.getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect(host.modal.getByText('Approve the connection in your wallet')).toBeVisible()
  await alpha.resolvePending()
  await expect(accountButton(page)).toBeVisible()
  await expect(host.modal).toBeHidden()
  expect(await alpha.prompts()).toBe(2)
})

test('[CONNECT-12] a wallet that does not answer: after 10 s the visitor is told where to look', async ({
  page,
  host,
  wallets,
}) => {
  await page.clock.install()
  const [alpha] = await wallets.install([chainWallet(host, { script: [{ type: 'hang' }] })])
  await host.open('basic')
  await choose(host, 'Alpha')
  await alpha.waitForPending()
  await expect(host.modal.getByText('Approve the connection in your wallet')).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(host.modal.getByText('Open Alpha yourself')).toBeVisible()
  await alpha.resolvePending()
  await expect(accountButton(page)).toBeVisible()
})

test('[CONNECT-12] a request that waits in the wallet already is said in words', async ({ host, wallets }) => {
  await wallets.install([chainWallet(host, { script: [{ type: 'pendingAlready' }] })])
  await host.open('basic')
  await choose(host, 'Alpha')
  await expect(host.modal.getByText('A request is waiting')).toBeVisible()
  await expect(host.modal.getByRole('button', { name: 'Try again' })).toBeEnabled()
})

test('[CONNECT-12] an approval that comes after the view was left connects, and the modal says so', async ({
  page,
  host,
  wallets,
}) => {
  const [alpha] = await wallets.install([chainWallet(host, { script: [{ type: 'hang' }] })])
  await host.open('basic')
  await choose(host, 'Alpha')
  await alpha.waitForPending()
  await host.modal.getByRole('button', { name: 'Back' }).click()
  await expect(host.modal.getByRole('list', { name: 'Wallets' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => __kit.getAccount().status)).toBe('disconnected')
  await alpha.resolvePending()
  await expect(page.getByText('Alpha is connected')).toBeVisible()
  await expect(accountButton(page)).toBeVisible()
  expect(await page.evaluate(() => __kit.isOpen())).toBe(false)
})

test('[CONNECT-12] an approval that comes after another wallet was chosen is given back', async ({
  page,
  host,
  wallets,
}) => {
  const [alpha] = await wallets.install([
    chainWallet(host, { script: [{ type: 'hang' }] }),
    chainWallet(host, { name: 'Beta' }),
  ])
  await host.open('basic')
  await choose(host, 'Alpha')
  await alpha.waitForPending()
  await host.modal.getByRole('button', { name: 'Back' }).click()
  await host.modal.getByRole('button', { name: 'Beta' }).click()
  await expect(accountButton(page)).toBeVisible()
  await alpha.resolvePending()
  await expect.poll(() => alpha.isAuthorized()).toBe(false)
  expect(await page.evaluate(() => __kit.getWalletInfo()?.name)).toBe('Beta')
})

test('[CONNECT-12] a wallet that locks itself waits for its owner', async ({ page, host, wallets }) => {
  const [alpha] = await wallets.install([chainWallet(host, { script: [{ type: 'lock' }] })])
  await host.open('basic')
  await choose(host, 'Alpha')
  await alpha.waitForPending()
  await expect(host.modal.getByText('Continue in Alpha')).toBeVisible()
  await alpha.unlock()
  await expect(accountButton(page)).toBeVisible()
})

test('[STATE-14] a wallet that changes its account in the middle connects with the new one', async ({
  page,
  host,
  wallets,
}) => {
  const privateKeys = [first.privateKey, second.privateKey]
  await wallets.install([chainWallet(host, { privateKeys, script: [{ type: 'changeAccounts', accounts: 1 }] })])
  await host.open('basic')
  await connectWallet(page, host, 'Alpha', second.short)
})

for (const [name, result] of Object.entries({
  'no accounts': [],
  'a word': 'abc',
  'a number': 31337,
  nothing: null,
  'a number for an address': [42],
  'an object': { accounts: ['0x'] },
})) {
  test(`[CONNECT-12] a wallet that answers nonsense (${name}) is told apart from a working one`, async ({
    page,
    host,
    wallets,
  }) => {
    await wallets.install([chainWallet(host, { script: [{ type: 'nonsense', result }] })])
    await host.open('basic')
    await choose(host, 'Alpha')
    await expect(host.modal.getByText('Connection failed')).toBeVisible()
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await expect(accountButton(page)).toBeVisible()
  })
}

test('[CONNECT-12] a chain id as a number instead of text is understood or refused, never believed blindly', async ({
  page,
  host,
  wallets,
}) => {
  const script = [{ type: 'nonsense', result: { chain: 1 }, on: 'eth_chainId' }] as const
  await wallets.install([chainWallet(host, { script })])
  await host.open('basic')
  await choose(host, 'Alpha')
  await expect(host.modal.getByText('Connection failed')).toBeVisible()
  await host.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('[CONNECT-15] the two wallets used last come first and are marked', async ({ page, host, wallets }) => {
  await wallets.install(['Alpha', 'Beta', 'Gamma'].map((name) => chainWallet(host, { name })))
  await host.open('basic')
  for (const name of ['Alpha', 'Beta', 'Gamma']) {
    await connectWallet(page, host, name)
    await page.evaluate(() => __kit.disconnect())
  }
  await page.reload()
  await host.connectButton.click()
  const rows = host.modal.getByRole('list', { name: 'Wallets' }).getByRole('button')
  await expect(rows).toHaveText([/Gamma.*recent/, /Beta.*recent/, /Alpha.*installed/])
})

test('[STATE-14] what happens in the wallet shows in the page at once', async ({ page, host, wallets }) => {
  const privateKeys = [first.privateKey, second.privateKey]
  const [alpha] = await wallets.install([chainWallet(host, { privateKeys })])
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await alpha.changeAccounts(1)
  await expect(accountButton(page, second.short)).toBeVisible()
  await alpha.changeChain(host.chains[1].id)
  await expect(page.getByRole('button', { name: host.chains[1].name, exact: true })).toBeVisible()
  await alpha.flood({ count: 500 })
  await expect(accountButton(page, second.short)).toBeVisible()
  await alpha.emitDisconnect()
  await expect(accountButton(page, second.short)).toBeHidden()
  expect(await page.evaluate(() => __kit.getAccount().status)).toBe('disconnected')
})
