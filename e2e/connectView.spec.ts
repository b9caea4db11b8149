import { accountButton, chainWallet, connectWallet } from './steps.js'
import { expect, test } from './test.js'

const terms = 'https://site.example/terms'
const privacy = 'https://site.example/privacy'

test('[CONNECT-13] collapseWallets folds the list behind one button', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic', { options: { features: { collapseWallets: true } } })
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeHidden()
  await host.modal.getByRole('button', { name: 'Continue with a wallet' }).click()
  await host.modal.getByRole('button', { name: 'Alpha' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('[CONNECT-13] enableWallets false offers no wallet', async ({ host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic', { options: { enableWallets: false } })
  await host.connectButton.click()
  await expect(host.modal.getByText('Nothing to choose from')).toBeVisible()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeHidden()
})

test('[CONNECT-13] the guide for newcomers leads to a wallet, and can be switched off', async ({ host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic')
  await host.connectButton.click()
  await host.modal.getByRole('button', { name: 'New to wallets?' }).click()
  await expect(host.modal.getByRole('heading', { name: 'What is a Wallet?' })).toBeVisible()
  await host.modal.getByRole('button', { name: 'Get a wallet' }).click()
  await host.modal.getByRole('button', { name: 'MetaMask' }).click()
  await expect(host.modal.getByRole('heading', { name: 'Get MetaMask' })).toBeVisible()
  const store = host.modal.getByRole('link', { name: /Chrome Extension/ })
  await expect(store).toHaveAttribute('href', /^https:\/\/chromewebstore\.google\.com\//)
  await expect(store).toHaveAttribute('rel', /noopener/)

  await host.open('basic', { options: { enableWalletGuide: false } })
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  await expect(host.modal.getByText('New to wallets?')).toBeHidden()
})

test('[CFG-12] terms and privacy are links', async ({ host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic', { options: { termsConditionsUrl: terms, privacyPolicyUrl: privacy } })
  await host.connectButton.click()
  await expect(host.modal.getByRole('link', { name: /Terms of Service/ })).toHaveAttribute('href', terms)
  await expect(host.modal.getByRole('link', { name: /Privacy Policy/ })).toHaveAttribute('href', privacy)
  await expect(host.modal.getByRole('checkbox')).toBeHidden()
})

test('[CFG-12] with the legal checkbox nothing connects until it is ticked', async ({ page, host, wallets }) => {
  const [alpha] = await wallets.install([chainWallet(host)])
  const options = { termsConditionsUrl: terms, privacyPolicyUrl: privacy, features: { legalCheckbox: true } }
  await host.open('basic', { options })
  await host.connectButton.click()
  const box = host.modal.getByRole('checkbox', { name: /I agree/ })
  await expect(box).not.toBeChecked()
  // Inert: neither a pointer nor the keyboard nor a screen reader reaches what is behind the box.
  const row = host.modal.getByText('Alpha')
  expect(await row.evaluate((element) => element.closest('[inert]') !== null)).toBe(true)
  await row.click({ force: true })
  await row.dispatchEvent('click')
  expect(await alpha.prompts()).toBe(0)
  await box.check()
  await host.modal.getByRole('button', { name: 'Alpha' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('[ACCOUNT-02] the account view shows the short address, copies the whole one and links to the explorer', async ({
  page,
  context,
  host,
  wallets,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await wallets.install([chainWallet(host)])
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await accountButton(page).click()
  const address = await page.evaluate(() => __kit.getAddress())
  const copy = host.modal.getByRole('button', { name: address ?? 'no address' })
  await expect(copy.getByText('0xf3…b92266')).toBeVisible()
  await copy.click()
  await expect(host.modal.getByText('Address copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await expect(host.modal.getByRole('link', { name: /Block Explorer/ })).toHaveAttribute(
    'href',
    `https://explorer.example/${host.chains[0].id}/address/${address}`,
  )
})
