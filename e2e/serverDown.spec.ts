import { startServer } from './setup/startServer.js'
import { accountButton, chainWallet, viewShown } from './steps.js'
import { expect, test } from './test.js'

test('[WALLETS-06] a server killed under the open modal: wallets connect, notes offer another try, and its return heals without a reload', async ({
  page,
  host,
  wallets,
  problems,
}) => {
  test.setTimeout(300_000) // a server with a database of its own is made, killed and started again
  problems.expect(/net::ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET)/)
  problems.expect(/^warning: Portico: /)
  const server = await startServer(host.chains)
  try {
    await wallets.install([chainWallet(host)])
    const { endpoint, projectId } = server
    await host.open('basic', { options: { endpoint, projectId, networks: [31337, 31338, 1] } })
    await page.evaluate(() => Reflect.set(globalThis, '__sameDocument', true))
    await host.connectButton.click()
    const allWallets = host.modal.getByRole('button', { name: /All Wallets/ })
    await expect(allWallets).toContainText(/\d/)

    await server.kill()
    await allWallets.click()
    await viewShown(page)
    const search = host.modal.getByRole('searchbox', { name: 'Search wallet' })
    await search.fill('rainbow')
    await expect(host.modal.getByText('The wallet list did not load')).toBeVisible({ timeout: 30_000 })
    await expect(host.modal.getByRole('button', { name: 'Try again' })).toBeVisible()

    await host.modal.getByRole('button', { name: 'Back', exact: true }).click()
    await host.modal.getByRole('button', { name: 'Alpha' }).click()
    await accountButton(page).click()
    await expect(host.modal.getByText('Tokens are not available')).toBeVisible({ timeout: 30_000 })

    await server.start()
    // The list also asks again by itself, so the button may be gone before anybody presses it.
    const again = host.modal.getByRole('button', { name: /Try again/ })
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 })
      await expect(host.modal.getByText('Portico Dollar')).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 90_000 })

    await page.evaluate(() => __kit.disconnect())
    await page.evaluate(() => __kit.open({ view: 'AllWallets' }))
    await search.fill('rainbow')
    await expect(host.modal.getByRole('button', { name: 'Rainbow', exact: true })).toBeVisible({ timeout: 30_000 })
    expect(await page.evaluate(() => Reflect.get(globalThis, '__sameDocument'))).toBe(true)
  } finally {
    await server.remove()
  }
})
