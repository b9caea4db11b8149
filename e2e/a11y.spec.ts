import type { HostOptions } from './pages/readOptions.js'
import { accountButton, chainWallet, connectWallet, first, second, viewShown, withServer } from './steps.js'
import { expect, test } from './test.js'
import { violations } from './violations.js'

const looks: readonly HostOptions[] = (['dark', 'light'] as const).flatMap((themeMode) =>
  (['en', 'ar'] as const).map((locale) => ({ themeMode, locale })),
)
const plainViews = [
  'Connect',
  'ConnectWallets',
  'Networks',
  'WhatIsAWallet',
  'WhatIsANetwork',
  'GetWallet',
  'Create',
  'AllWallets',
] as const
const connectedViews = [
  'Account',
  'AccountSettings',
  'SwitchAddress',
  'WalletSend',
  'WalletReceive',
  'WalletCompatibleNetworks',
  'Networks',
] as const
const legal = { termsConditionsUrl: 'https://site.example/terms', privacyPolicyUrl: 'https://site.example/privacy' }

for (const look of looks) {
  const name = `${look.themeMode} ${look.locale === 'ar' ? 'right-to-left' : 'left-to-right'}`

  test(`axe finds nothing, not connected: ${name}`, async ({ page, host, wallets }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await wallets.install([
      chainWallet(host),
      chainWallet(host, { name: 'Beta', script: [{ type: 'reject' }] }),
      chainWallet(host, { name: 'Gamma', script: [{ type: 'hang' }] }),
    ])
    await host.open('basic', { options: { ...look, ...legal, features: { legalCheckbox: true } } })
    for (const view of plainViews) {
      await page.evaluate((target) => __kit.open({ view: target }), view)
      await viewShown(page)
      expect(await violations(page), view).toEqual([])
    }
    await page.evaluate(() => {
      __kit.actions.acceptLegal(true)
      return __kit.open()
    })
    await host.modal.getByRole('button', { name: 'Beta' }).click()
    await expect(host.modal.locator('[data-state="error"]').first()).toBeVisible()
    expect(await violations(page), 'declined').toEqual([])
    await page.evaluate(() => __kit.open())
    await host.modal.getByRole('button', { name: 'Gamma' }).click()
    await expect(host.modal.locator('[data-state="loading"]').first()).toBeVisible()
    expect(await violations(page), 'connecting').toEqual([])
    const wallet = {
      id: 'x',
      name: 'Example',
      homepage: 'https://wallet.example',
      chrome_store: 'https://store.example/x',
    }
    await page.evaluate((data) => __kit.actions.push('Downloads', { wallet: data }), wallet)
    await expect(host.modal.getByRole('link').first()).toBeVisible()
    expect(await violations(page), 'Downloads').toEqual([])
  })

  test(`axe finds nothing, connected: ${name}`, async ({ page, host, wallets }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const privateKeys = [first.privateKey, second.privateKey]
    const script = [{ type: 'approve' }, { type: 'reject' }] as const
    const [alpha] = await wallets.install([chainWallet(host, { privateKeys, script })])
    await host.open('basic', { options: { ...look, locale: 'en' } })
    await connectWallet(page, host, 'Alpha')
    await page.evaluate((locale) => __kit.setLocale(locale ?? 'en'), look.locale)
    for (const view of connectedViews) {
      await page.evaluate((target) => __kit.open({ view: target }), view)
      await viewShown(page)
      await page.evaluate(() => __kit.actions.showToast({ message: 'A toast' }))
      await expect(host.modal.getByText('A toast')).toBeVisible()
      expect(await violations(page), view).toEqual([])
    }
    await host.modal.getByRole('button', { name: 'Portico Local Two' }).click()
    await expect(host.modal.locator('[data-state="error"]').first()).toBeVisible()
    expect(await violations(page), 'SwitchNetwork').toEqual([])
    await page.evaluate(() => __kit.close(true))
    await alpha.changeChain(424242)
    await expect(host.modal.getByRole('button', { name: 'Portico Local Two' })).toBeVisible()
    expect(await violations(page), 'UnsupportedChain').toEqual([])
  })

  test(`axe finds nothing, with a server: ${name}`, async ({ page, host, wallets }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await wallets.install([chainWallet(host)])
    await host.open('basic', { options: { ...withServer(host), ...look, locale: 'en' } })
    await page.evaluate(() => __kit.open({ view: 'AllWallets' }))
    const search = host.modal.getByRole('searchbox', { name: 'Search wallet' })
    await expect(host.modal.getByRole('button', { name: 'MetaMask', exact: true })).toBeVisible()
    expect(await violations(page), 'AllWallets').toEqual([])
    await search.fill('there is no such wallet')
    await expect(host.modal.getByRole('button', { name: 'Show all wallets' })).toBeVisible()
    expect(await violations(page), 'nothing found').toEqual([])
    await page.evaluate(() => __kit.close(true))

    await connectWallet(page, host, 'Alpha', 'alice.portico.eth')
    await accountButton(page, 'alice.portico.eth').click()
    const shown = { Tokens: 'Portico Dollar', NFTs: 'Tile #12', Activity: 'Approved' }
    await page.evaluate((locale) => __kit.setLocale(locale ?? 'en'), look.locale)
    for (const [index, [tab, text]] of Object.entries(shown).entries()) {
      await host.modal.getByRole('tab').nth(index).click()
      if (look.locale === 'en' || tab !== 'Activity') await expect(host.modal.getByText(text).first()).toBeVisible()
      else await expect(host.modal.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
      expect(await violations(page), tab).toEqual([])
    }
  })
}
