import { freePort } from '../scripts/ports.mjs'
import { accountButton, chainWallet, viewShown, withServer } from './steps.js'
import { expect, test } from './test.js'

test('[WALLETS-06] searching the directory finds wallets as one types, and says when there is none', async ({
  page,
  host,
  wallets,
}) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic', { options: withServer(host) })
  await host.connectButton.click()
  await host.modal.getByRole('button', { name: /All Wallets/ }).click()
  await viewShown(page)
  const tile = (name: string) => host.modal.getByRole('button', { name, exact: true })
  await expect(tile('MetaMask')).toBeVisible()

  const asked: string[] = []
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search')
    if (search !== null) asked.push(search)
  })
  const field = host.modal.getByRole('searchbox', { name: 'Search wallet' })
  await field.pressSequentially('rainb', { delay: 40 })
  await expect(tile('Rainbow')).toBeVisible()
  await expect(tile('MetaMask')).toBeHidden()
  expect(asked.at(-1)).toBe('rainb')
  expect(asked.length).toBeLessThan(4)

  await field.fill('there is no such wallet')
  await expect(host.modal.getByText('No Wallet found').last()).toBeVisible()
  await host.modal.getByRole('button', { name: 'Show all wallets' }).click()
  await expect(tile('MetaMask')).toBeVisible()
})

test('a wallet without a logo is drawn where it is shown, and nothing is asked for it', async ({ page, host }) => {
  const pictures: string[] = []
  page.on('request', (request) => void (request.url().includes('/getWalletImage/') && pictures.push(request.url())))
  await host.open('basic', { options: withServer(host) })
  await page.evaluate(() => __kit.open({ view: 'AllWallets' }))
  const tile = host.modal.getByRole('button', { name: 'MetaMask', exact: true })
  await expect(tile.getByText('M', { exact: true })).toBeVisible()
  expect(pictures).toEqual([])
})

test('[WALLETS-06] a server that is not there: installed wallets connect, a note offers another try', async ({
  page,
  host,
  wallets,
  problems,
}) => {
  problems.expect(/net::ERR_CONNECTION_REFUSED/)
  await wallets.install([chainWallet(host)])
  const nobody = `http://127.0.0.1:${await freePort()}`
  await host.open('basic', { options: { ...withServer(host), endpoint: nobody } })
  await host.connectButton.click()
  await expect(host.modal.getByText('More wallets could not be loaded.')).toBeVisible()
  await expect(host.modal.getByRole('button', { name: 'Try again' })).toBeVisible()
  await host.modal.getByRole('button', { name: 'Alpha' }).click()
  await expect(accountButton(page)).toBeVisible()
})
