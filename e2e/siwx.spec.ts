import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { button, region, status, whoAmI } from './signInSteps.js'
import { accountButton, chainWallet, choose, first, second, viewShown } from './steps.js'
import { expect, test } from './test.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
// Nobody is signed in at first, and browsers write refusals of a fetch to the console.
test.beforeEach(({ problems }) => problems.expect(/status of 401/))

test('[SIWX-01] [SIWX-02] required: connecting leads to the message, signing to a session that the server has verified', async ({
  page,
  host,
  wallets,
}) => {
  const [alpha] = await wallets.install([chainWallet(host)])
  await host.open('basic', { options: { ...host.server, signIn: 'required' } })
  await choose(host, 'Alpha')
  await expect(host.modal.getByRole('heading', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(region(host)).toContainText(first.address)
  await expect(region(host)).toContainText('Sign in to the host page.')
  await expect(region(host)).toContainText(`${new URL(host.url).host} wants you to sign in with your Ethereum account:`)
  expect(await alpha.requests('personal_sign')).toHaveLength(0)
  expect(await whoAmI(page, host)).toBe(401)
  await button(host, 'Sign').click()
  await expect(host.modal).toBeHidden()
  expect(await alpha.requests('personal_sign')).toHaveLength(1)
  expect(await whoAmI(page, host)).toBe(`did:pkh:eip155:${host.chains[0].id}:${first.address}`)

  // Reload: asked nothing.
  await page.reload()
  await expect.poll(() => status(page)).toBe('signedIn')
  await expect(host.modal).toBeHidden()
  expect(await alpha.requests('personal_sign')).toHaveLength(0)

  // Disconnecting signs out at the server.
  await page.evaluate(() => __kit.disconnect())
  expect(await whoAmI(page, host)).toBe(401)
})

test('[SIWX-03] [SIWX-04] [SIWX-05] required: declined, it asks again; it cannot be closed; cancelling disconnects', async ({
  page,
  host,
  wallets,
}) => {
  const [alpha] = await wallets.install([chainWallet(host)])
  await host.open('basic', { options: { ...host.server, signIn: 'required' } })
  await choose(host, 'Alpha')
  await expect(region(host)).toBeVisible()
  await alpha.reject('personal_sign')
  await button(host, 'Sign').click()
  await expect(host.modal.getByText('Signature declined')).toBeVisible()
  await expect(button(host, 'Sign')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await button(host, 'Close').click()
  await page.mouse.click(5, 5)
  await expect(host.modal).toBeVisible()
  await button(host, 'Cancel').click()
  await expect(host.modal).toBeHidden()
  await expect(host.connectButton).toBeVisible()
  expect(await page.evaluate(() => __kit.getIsConnectedState())).toBe(false)
})

test('[SIWX-04] optional: cancelled, the account stays and is left alone; the host can ask later', async ({
  page,
  host,
  wallets,
}) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic', { options: { ...host.server, signIn: 'optional' } })
  await choose(host, 'Alpha')
  await button(host, 'Cancel').click()
  await expect(host.modal).toBeHidden()
  expect(await page.evaluate(() => __kit.getIsConnectedState())).toBe(true)
  await page.reload()
  await expect.poll(() => status(page)).toBe('signedOut')
  await expect(host.modal).toBeHidden()
  await page.evaluate(() => __kit.open({ view: 'SIWXSignMessage' }))
  await button(host, 'Sign').click()
  await expect(host.modal).toBeHidden()
  expect(await status(page)).toBe('signedIn')
})

test('[SIWX-01] another account is asked for its own signature, and the server takes the visitor for that one', async ({
  page,
  host,
  wallets,
}) => {
  const [alpha] = await wallets.install([
    chainWallet(host, { privateKeys: [first, second].map(({ privateKey }) => privateKey) }),
  ])
  await host.open('basic', { options: { ...host.server, signIn: 'required' } })
  await choose(host, 'Alpha')
  await button(host, 'Sign').click()
  await expect(host.modal).toBeHidden()
  await alpha.changeAccounts(1)
  await expect(region(host)).toContainText(second.address)
  await button(host, 'Sign').click()
  await expect(host.modal).toBeHidden()
  expect(await whoAmI(page, host)).toBe(`did:pkh:eip155:${host.chains[0].id}:${second.address}`)
})

test('[SIWX-07] siweConfig: ConnectingSiwe asks, and the site’s own back end says yes', async ({
  page,
  host,
  wallets,
}) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic', { options: { signIn: 'siwe' } })
  await choose(host, 'Alpha')
  await expect(region(host)).toContainText(first.address)
  expect(await page.evaluate(() => __kit.store.get().router.stack.at(-1)?.name)).toBe('ConnectingSiwe')
  await button(host, 'Sign').click()
  await expect(host.modal).toBeHidden()
  expect(await status(page)).toBe('signedIn')
})

test('[SIWX-09] without a server: checked in this browser alone, kept over a reload', async ({
  page,
  host,
  wallets,
}) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic', { options: { signIn: 'unverified' } })
  await choose(host, 'Alpha')
  await button(host, 'Sign').click()
  await expect(host.modal).toBeHidden()
  await page.reload()
  await expect.poll(() => status(page)).toBe('signedIn')
})

test('[SIWX-02] by keyboard alone', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic', { options: { signIn: 'unverified' } })
  await choose(host, 'Alpha')
  await expect(region(host)).toBeVisible()
  const focused = () =>
    page.evaluate(() => {
      let element = document.activeElement
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
      return element?.textContent ?? ''
    })
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return focused()
    })
    .toBe('Sign')
  await page.keyboard.press('Enter')
  await expect(host.modal).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
})

for (const [locale, themeMode] of [
  ['en', 'dark'],
  ['ar', 'light'],
] as const) {
  test(`axe finds nothing while signing in, on a phone too: ${locale} ${themeMode}`, async ({
    page,
    host,
    wallets,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await wallets.install([chainWallet(host)])
    await host.open('basic', { options: { locale, themeMode, signIn: 'unverified' } })
    await host.connectButton.or(page.getByRole('main').getByRole('button').first()).first().click()
    await host.modal.getByRole('button', { name: 'Alpha' }).click()
    await viewShown(page)
    await expect(host.modal.getByRole('region')).toBeVisible()
    await page.evaluate(axe)
    const results = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })')
    expect(results.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target)}`)).toEqual([])
    const box = await host.modal.locator('.pt-card').boundingBox()
    expect([box?.x, box?.width]).toEqual([0, 360])
  })
}
