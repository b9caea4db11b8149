import { type InstalledWalletConfig, walletConfigs } from '@portico/testing/playwright'
import { chainWallet, connectWallet } from './steps.js'
import { expect, type Host, test } from './test.js'

const shared = (host: Host): InstalledWalletConfig => {
  const { name: _, ...rest } = chainWallet(host)
  return rest
}

for (const count of [1, 20, 200]) {
  test(`${count} announced wallets: at most 40 are listed, only what is seen is drawn, and one connects`, async ({
    page,
    host,
    wallets,
    problems,
  }) => {
    if (count > 40) problems.expect(/announcements were left out/)
    const configs = walletConfigs(count, shared(host))
    await wallets.install(configs)
    await host.open('basic')
    await host.connectButton.click()
    const list = host.modal.getByRole('list', { name: 'Wallets' })
    await expect(list.getByRole('button').first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => __kit.getConnectors().length)).toBe(Math.min(count, 40))
    expect(await list.getByRole('img', { includeHidden: true }).count()).toBeLessThanOrEqual(12)
    expect(await list.locator('img').count()).toBeLessThanOrEqual(12)
    await page.keyboard.press('Escape')
    const name = configs.at(Math.min(count, 6) - 1)?.name ?? ''
    await connectWallet(page, host, name)
  })
}

test('[sec:C1] [sec:C2] 2,000 malformed announcements break nothing, run nothing, ask for nothing', async ({
  page,
  host,
  wallets,
  problems,
}) => {
  problems.expect(/announcements were left out|announced the uuid/)
  await wallets.install([chainWallet(host)])
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(host.url) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await host.open('basic')
  const sent = await wallets.announceMalformed(1, 1_000)
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha', exact: false }).first()).toBeVisible()
  expect(sent + (await wallets.announceMalformed(2, 1_000))).toBe(2_000)
  // Every row is drawn once: a hostile icon or name acts when it is seen.
  const list = host.modal.getByRole('list', { name: 'Wallets' })
  await list.getByRole('button').first().focus()
  for (const key of ['End', 'Home']) {
    await page.keyboard.press(key)
    await expect(
      list
        .getByRole('listitem')
        .nth(key === 'End' ? -1 : 0)
        .getByRole('button'),
    ).toBeFocused()
  }
  expect(await page.evaluate(() => __kit.getConnectors().length)).toBeLessThanOrEqual(40)
  const names = await page.evaluate(() => __kit.getConnectors().map(({ name }) => name))
  for (const name of names) expect(name).toMatch(/^[^\p{Cc}\p{Cf}]{1,48}$/u)
  expect(await page.evaluate(() => globalThis.__porticoPwned)).toBeUndefined()
  expect(foreign).toEqual([])
  await page.keyboard.press('Escape')
  await connectWallet(page, host, 'Alpha')
})

test('[sec:C3] two wallets with one identity are both marked, and neither comes back by itself', async ({
  page,
  host,
  wallets,
}) => {
  const rdns = 'com.example.wallet'
  await wallets.install([
    chainWallet(host, { id: 'real', name: 'Wallet', rdns }),
    chainWallet(host, { id: 'copy', name: 'Wallet Pro', rdns }),
  ])
  await host.open('basic')
  await host.connectButton.click()
  await expect(host.modal.getByText('Another extension uses this identity')).toHaveCount(2)
  await expect(host.modal.getByText('installed')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await connectWallet(page, host, 'Wallet Pro')
  await page.reload()
  await page.waitForFunction(() => __kit.getAccount().status === 'disconnected')
  expect(await page.evaluate(() => __kit.getIsConnectedState())).toBe(false)
})
