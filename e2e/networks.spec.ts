import { accountButton, chainWallet, connectWallet, first } from './steps.js'
import { expect, test } from './test.js'

const [one, two] = ['Portico Local', 'Portico Local Two']

test('[NET-03] [NET-04] the wallet is asked to switch, and the balance of each chain is shown', async ({
  page,
  host,
  wallets,
}) => {
  const [alpha] = await wallets.install([chainWallet(host, { script: [{ type: 'approve' }, { type: 'hang' }] })])
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await expect(accountButton(page)).toContainText(/^[\d,]+\.\d{3} ETH/)
  await page.getByRole('button', { name: one, exact: true }).click()
  await expect(host.modal.getByRole('button', { name: `${one} (in use)` })).toHaveAttribute('aria-current', 'true')
  await host.modal.getByRole('button', { name: two }).click()
  await expect(host.modal.getByText('Accept the switch in Alpha')).toBeVisible()
  await alpha.resolvePending()
  await expect(page.getByRole('button', { name: two, exact: true })).toBeVisible()
  await expect(host.modal).toBeHidden()
  expect(await alpha.chainId()).toBe(host.chains[1].id)
  await expect(accountButton(page)).toContainText(/^[\d,]+\.\d{3} ETH/)
  const stored = await page.evaluate(() => localStorage.getItem('@portico/active_caip_network_id'))
  expect(stored).toBe(`eip155:${host.chains[1].id}`)
  expect(await page.evaluate(() => __kit.getCaipAddress())).toBe(`eip155:${host.chains[1].id}:${first.address}`)

  await page.reload()
  await expect(page.getByRole('button', { name: two, exact: true })).toBeVisible()
  await expect(accountButton(page)).toBeVisible()
})

test('[NET-03] without a wallet a network is chosen at once', async ({ page, host }) => {
  await host.open('basic')
  await page.getByRole('button', { name: one, exact: true }).click()
  await host.modal.getByRole('button', { name: two }).click()
  await expect(page.getByRole('button', { name: two, exact: true })).toBeVisible()
  await expect(host.modal).toBeHidden()
})

test('[NET-07] a chain the wallet does not know is added, then used', async ({ page, host, wallets }) => {
  const [alpha] = await wallets.install([{ name: 'Alpha', chainId: host.chains[0].id }])
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await page.getByRole('button', { name: one, exact: true }).click()
  await host.modal.getByRole('button', { name: two }).click()
  await expect(page.getByRole('button', { name: two, exact: true })).toBeVisible()
  const [added] = await alpha.requests('wallet_addEthereumChain')
  expect(added?.params).toMatchObject([{ chainId: '0x7a6a', chainName: two, rpcUrls: [host.chains[1].rpcUrl] }])
})

test('[NET-07] when adding fails the visitor reads that the network is not supported, and can try again', async ({
  page,
  host,
  wallets,
}) => {
  const script = [{ type: 'approve' }, { type: 'unknownChain', addFails: true }] as const
  await wallets.install([chainWallet(host, { script })])
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await page.getByRole('button', { name: one, exact: true }).click()
  await host.modal.getByRole('button', { name: two }).click()
  await expect(host.modal.getByText('Switch failed')).toBeVisible()
  await expect(host.modal.getByText('does not support this network')).toBeVisible()
  const error = await page.evaluate((id) => __kit.switchNetwork(`eip155:${id}`).catch((cause) => cause.message), two)
  expect(error).toContain('no chain id')
  await expect(host.modal.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('[NET-04] a declined switch says so; trying again works; the chain stays until then', async ({
  page,
  host,
  wallets,
}) => {
  const [alpha] = await wallets.install([chainWallet(host, { script: [{ type: 'approve' }, { type: 'reject' }] })])
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await page.getByRole('button', { name: one, exact: true }).click()
  await host.modal.getByRole('button', { name: two }).click()
  await expect(host.modal.getByText('Switch declined')).toBeVisible()
  expect(await page.evaluate(() => __kit.getChainId())).toBe(host.chains[0].id)
  expect(await alpha.chainId()).toBe(host.chains[0].id)
  await host.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: two, exact: true })).toBeVisible()
})

test('[NET-06] an unknown network id shows the alert to the developer', async ({ page, host, problems }) => {
  problems.expect(/Network Not Found/)
  await host.open('basic')
  await host.connectButton.click()
  const error = await page.evaluate(() => __kit.switchNetwork('eip155:424242').catch((cause) => cause.message))
  expect(error).toBe('Network not found')
  await expect(host.modal.getByRole('alert')).toContainText('Network Not Found')
  await host.modal.getByRole('button', { name: 'Dismiss' }).click()
  await expect(host.modal.getByRole('alert')).toBeHidden()
})

test('[MODAL-10] a wallet on a chain the site does not use: choose another, or leave', async ({
  page,
  host,
  wallets,
}) => {
  const [alpha] = await wallets.install([chainWallet(host, { chainId: 424242 })])
  await host.open('basic')
  await host.connectButton.click()
  await host.modal.getByRole('button', { name: 'Alpha' }).click()
  await expect(host.modal.getByText('This network is not supported')).toBeVisible()
  await expect(host.modal.getByText('Host basic does not use the network')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(host.modal.getByText('This network is not supported')).toBeVisible()
  await host.modal.getByRole('button', { name: two }).click()
  await expect(host.modal).toBeHidden()
  expect(await alpha.chainId()).toBe(host.chains[1].id)

  await alpha.changeChain(424242)
  await expect(host.modal.getByText('This network is not supported')).toBeVisible()
  await alpha.changeChain(host.chains[0].id)
  await expect(host.modal).toBeHidden()

  await alpha.changeChain(424242)
  await host.modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(host.modal).toBeHidden()
  expect(await page.evaluate(() => __kit.getIsConnectedState())).toBe(false)
})

test('[ROUTE-06] going back from the unsupported chain closes the modal', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host, { chainId: 424242 })])
  await host.open('basic')
  await host.connectButton.click()
  await host.modal.getByRole('button', { name: 'Alpha' }).click()
  await expect(host.modal.getByText('This network is not supported')).toBeVisible()
  await page.evaluate(() => __kit.actions.push('WhatIsANetwork'))
  await expect(host.modal.getByRole('heading', { name: 'What is a Network?' })).toBeVisible()
  await host.modal.getByRole('button', { name: 'Back' }).first().click()
  await expect(host.modal).toBeHidden()
})

test('[NET-10] allowUnsupportedChain lets the visitor stay', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host, { chainId: 424242 })])
  await host.open('basic', { options: { allowUnsupportedChain: true } })
  await connectWallet(page, host, 'Alpha')
  await expect(page.getByRole('button', { name: 'Unknown Network' })).toBeVisible()
  await accountButton(page).click()
  await expect(host.modal.getByRole('button', { name: first.address })).toBeVisible()
})

test('[NET-10] enableNetworkSwitch false hides every way to switch', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic', { options: { enableNetworkSwitch: false } })
  await connectWallet(page, host, 'Alpha')
  await expect(page.getByRole('button', { name: one, exact: true })).toBeHidden()
  await accountButton(page).click()
  await expect(host.modal.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await expect(host.modal.getByRole('button', { name: /Choose Network/ })).toBeHidden()
  await host.modal.getByRole('button', { name: /Account Settings/ }).click()
  await expect(host.modal.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await expect(host.modal.getByRole('button', { name: one })).toBeHidden()
})

test('[NET-09~] many networks: the list can be searched, and says when nothing matches', async ({ page, host }) => {
  const networks = [31337, 1, 10, 56, 100, 137, 250, 324, 8453, 42161, 43114, 59144, 534352]
  await host.open('basic', { options: { networks } })
  await page.getByRole('button', { name: one, exact: true }).click()
  const search = host.modal.getByRole('searchbox', { name: 'Search network' })
  await search.fill('op main')
  await expect(host.modal.getByRole('list').getByRole('button')).toHaveText([/OP Mainnet/])
  await search.fill('no such network')
  await expect(host.modal.getByText('No network found')).toBeVisible()
  await host.modal.getByRole('button', { name: 'Clear search' }).click()
  await expect(host.modal.getByRole('button', { name: 'Ethereum', exact: true })).toBeVisible()
  await search.fill('base')
  await host.modal.getByRole('button', { name: 'Base', exact: true }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Base', exact: true })).toBeVisible()
})
