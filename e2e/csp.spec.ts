import { serveFolder } from '../scripts/serveFolder.mjs'
import { policyFor, strictPolicy } from './setup/strictPolicy.js'
import { accountButton, chainWallet, connectWallet, viewShown, withServer } from './steps.js'
import { expect, fromEnvironment, test } from './test.js'

// Every test here runs under the strict policy and fails on a report. This one walks through all views in a row, and
// first shows that the alarm works.

test('[sec:C8] the policy is on and its reports are seen', async ({ page, host, problems }) => {
  const response = await page.goto(host.urlOf('basic'))
  expect(response?.headers()['content-security-policy']).toBe(strictPolicy)
  problems.expect(/^csp: style-src/)
  problems.expect(/^csp: require-trusted-types-for/)
  problems.expect(/Applying inline style violates|TrustedHTML|Trusted Type/)
  const outcome = await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
    try {
      document.body.innerHTML = '<b>no</b>'
      return 'taken'
    } catch {
      return 'refused'
    }
  })
  expect(outcome).toBe('refused')
})

test('[sec:C8] the whole way through the modal leaves no report', async ({ page, context, host, wallets }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await wallets.install([chainWallet(host)])
  const options = {
    themeVariables: {
      '--portico-accent': '#ff5500',
      '--portico-color-mix': '#00f',
      '--portico-color-mix-strength': 20,
    },
    termsConditionsUrl: 'https://site.example/terms',
    locale: 'ar',
  } as const
  await host.open('basic', { options })
  for (const view of ['WhatIsAWallet', 'GetWallet', 'Networks', 'WhatIsANetwork', 'Swap', 'AllWallets'] as const) {
    await page.evaluate((name) => __kit.open({ view: name }), view)
    await viewShown(page)
  }
  await page.evaluate(() => __kit.setLocale('en'))
  await page.evaluate(() => __kit.close(true))
  await connectWallet(page, host, 'Alpha')
  await accountButton(page).click()
  await host.modal.getByTitle('Copy address').click()
  await expect(host.modal.getByText('Address copied')).toBeVisible()
  await host.modal.getByRole('button', { name: /Account Settings/ }).click()
  await host.modal.getByRole('button', { name: /Portico Local/ }).click()
  await host.modal.getByRole('button', { name: 'Portico Local Two' }).click()
  await expect(host.modal.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await host.modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(host.modal).toBeHidden()
})

test('[sec:C10] frozen built-in prototypes do not disturb the kit', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await page.addInitScript(() => {
    for (const each of [Object, Array, Function, Promise, Map, Set, String, Number, RegExp])
      Object.freeze(each.prototype)
  })
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await accountButton(page).click()
  await expect(host.modal.getByRole('button', { name: 'Disconnect' })).toBeVisible()
})

test('[sec:C8] with a server, its origin in connect-src and img-src is all that is needed', async ({
  page,
  host,
  wallets,
}) => {
  const { endpoint } = host.server
  // The nodes are for the virtual wallet, which lives in the page; the kit asks the server.
  const nodes = host.chains.map(({ rpcUrl }) => rpcUrl)
  const policy = policyFor({ connect: [endpoint, ...nodes], images: [endpoint] })
  const folder = fromEnvironment('PORTICO_E2E_FOLDER')
  const site = await serveFolder({ folder, port: 0, headers: { 'content-security-policy': policy } })
  try {
    await wallets.install([chainWallet(host)])
    const path = host.urlOf('basic', { options: withServer(host) }).slice(host.url.length)
    await page.goto(`http://localhost:${site.port}${path}`)
    await host.connectButton.click()
    await host.modal.getByRole('button', { name: /All Wallets/ }).click()
    await host.modal.getByRole('searchbox', { name: 'Search wallet' }).fill('meta')
    await expect(host.modal.getByRole('button', { name: 'MetaMask', exact: true })).toBeVisible()
    await host.modal.getByRole('button', { name: 'Back', exact: true }).click()
    await host.modal.getByRole('button', { name: 'Alpha' }).click()
    await accountButton(page, 'alice.portico.eth').click()
    await expect(host.modal.getByText('Portico Dollar')).toBeVisible()
    await host.modal.getByRole('tab', { name: 'NFTs' }).click()
    await expect(host.modal.getByText('Tile #12')).toBeVisible()
    const picture = host.modal.getByRole('tabpanel').locator('img').first()
    await expect.poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBeTruthy()
    await host.modal.getByRole('tab', { name: 'Activity' }).click()
    await expect(host.modal.getByText('Sent').first()).toBeVisible()
  } finally {
    await site.close()
  }
})
