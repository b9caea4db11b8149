import type { Page } from '@playwright/test'
import { devnetAccounts } from '@portico/devnet/contracts'
import { patient } from './pairingTest.js'
import { type StartedDemo, startDemo } from './setup/startDemo.js'
import { expect, fromEnvironment, modalIn, test } from './test.js'
import { button, card, paste } from './walletSteps.js'

const site = (page: Page) => page.getByRole('region', { name: 'Your page' })
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const resultOf = (page: Page, title: string) => results(page).getByRole('listitem').filter({ hasText: title }).first()

/** What a newcomer does: wallets on, look around, connect, sign, send, see what came of it, switch, come back, leave. */
async function walkThrough(page: Page): Promise<void> {
  await page.getByLabel('Virtual wallets').click()
  await site(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await modalIn(page)
    .getByRole('button', { name: /All Wallets/ })
    .click()
  await modalIn(page).getByRole('searchbox', { name: 'Search wallet' }).pressSequentially('rain')
  await expect(modalIn(page).getByRole('button', { name: 'Rainbow', exact: true })).toBeVisible()
  await modalIn(page).getByRole('button', { name: 'Back', exact: true }).click()
  await modalIn(page).getByRole('button', { name: 'Amber 1' }).click()
  await expect(site(page).getByText('connected', { exact: true })).toBeVisible()

  await site(page).getByRole('button', { name: 'Sign message' }).click()
  await expect(resultOf(page, 'Sign message')).toContainText(/Done.*Verified\s*yes/s)
  await site(page).getByRole('button', { name: 'Sign typed data' }).click()
  await expect(resultOf(page, 'Sign typed data')).toContainText(/Done.*Verified\s*yes/s)
  await site(page).getByRole('button', { name: 'Send transaction' }).click()
  await expect(resultOf(page, 'Send transaction')).toContainText(/Done.*0x[\da-f]{64}/s)
  await site(page).getByRole('button', { name: 'Send token' }).click()
  await expect(resultOf(page, 'Send token')).toContainText(/Done.*0x[\da-f]{64}/s)

  await site(page).getByRole('button', { name: 'alice.portico.eth' }).click()
  await expect(modalIn(page).getByText('Portico Dollar')).toBeVisible()
  await expect(modalIn(page).getByText('$5,000.00')).toBeVisible()
  await modalIn(page).getByRole('tab', { name: 'NFTs' }).click()
  await expect(modalIn(page).getByText('Tile #12')).toBeVisible()
  await modalIn(page).getByRole('tab', { name: 'Activity' }).click()
  // Sent a moment ago; nobody reloads anything.
  const activity = modalIn(page).getByRole('tabpanel')
  await expect(activity).toContainText(/0\.010 ETH/, { timeout: 15_000 })
  await expect(activity).toContainText(/1\.000 PTC/, { timeout: 15_000 })
  await page.keyboard.press('Escape')

  await site(page).getByRole('button', { name: 'Portico Local', exact: true }).click()
  await modalIn(page).getByRole('button', { name: 'Portico Local Two' }).click()
  await expect(site(page).getByText('Portico Local Two (31338)')).toBeVisible()

  await page.reload()
  await expect(site(page).getByText('connected', { exact: true })).toBeVisible()
  await expect(site(page).getByText('Portico Local Two (31338)')).toBeVisible()
  await site(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(site(page).getByText('disconnected', { exact: true })).toBeVisible()
}

/** The wallet in a second window, by the link that stands under the code. */
async function pair(page: Page, wallet: Page): Promise<void> {
  await site(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await modalIn(page)
    .getByRole('button', { name: /WalletConnect/ })
    .click()
  await modalIn(page).getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:/)
  await paste(wallet, await page.evaluate(() => navigator.clipboard.readText()))
  await expect(card(wallet).getByRole('heading', { name: 'Connect to this site?' })).toBeVisible(patient)
  await button(wallet, 'Connect').last().click()
  await expect(site(page).getByText('connected', { exact: true })).toBeVisible(patient)
}

/** Signs and sends from the site; the wallet's owner reads each request and answers. */
async function act(page: Page, wallet: Page): Promise<void> {
  await site(page).getByRole('button', { name: 'Sign message' }).click()
  await button(wallet, 'Sign').click(patient)
  await expect(resultOf(page, 'Sign message')).toContainText(/Done.*Verified\s*yes/s, patient)
  await site(page).getByRole('button', { name: 'Send transaction' }).click()
  await button(wallet, 'Send').click(patient)
  await expect(resultOf(page, 'Send transaction')).toContainText(/Done.*0x[\da-f]{64}/s, patient)
}

async function switchBothWays(page: Page, wallet: Page): Promise<void> {
  await wallet.getByLabel('Network', { exact: true }).selectOption('Portico Local Two')
  await expect(site(page).getByText('Portico Local Two (31338)')).toBeVisible(patient)
  await site(page).getByRole('button', { name: 'Portico Local Two', exact: true }).click()
  await modalIn(page).getByRole('button', { name: 'Portico Local', exact: true }).click()
  await expect(site(page).getByText('Portico Local (31337)')).toBeVisible(patient)
}

test.describe('npm start', () => {
  // One start for both: it brings up two chains, a server and a database.
  test.describe.configure({ mode: 'serial', timeout: 300_000 })
  let demo: StartedDemo
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    demo = await startDemo()
  })
  test.afterAll(() => demo?.close())

  test('[ACCOUNT-01] [HIST-01] a newcomer searches, connects, sends, sees tokens, NFTs and the new activity, and comes back', async ({
    page,
  }) => {
    await page.goto(demo.url)
    await walkThrough(page)
  })

  test('[CONNECT-03] a second window is the wallet: it pairs, signs, sends, switches, survives reloads and ends the session', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const wallet = await context.newPage()
    await wallet.goto(demo.wallet)
    await page.goto(demo.url)
    await page.bringToFront()
    await pair(page, wallet)
    await expect(site(page).getByText(devnetAccounts[0].address)).toBeVisible()
    await act(page, wallet)
    await switchBothWays(page, wallet)
    await Promise.all([page.reload(), wallet.reload()])
    await expect(site(page).getByText('connected', { exact: true })).toBeVisible(patient)
    await act(page, wallet)
    await wallet.getByRole('button', { name: /^End the session with/ }).click()
    await expect(site(page).getByText('disconnected', { exact: true })).toBeVisible(patient)
  })
})

test('[sec:C8] the same way under the strict policy', async ({ page }) => {
  test.slow()
  await page.goto(fromEnvironment('PORTICO_E2E_DEMO_URL'))
  await walkThrough(page)
})

test('the address restores the whole configuration', async ({ page }) => {
  const options = {
    projectId: 'mine',
    networks: [31338],
    themeMode: 'light',
    locale: 'de',
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://site.example/terms',
  }
  const url = fromEnvironment('PORTICO_E2E_DEMO_URL')
  await page.goto(`${url}/?wallets=1&options=${encodeURIComponent(JSON.stringify(options))}`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(site(page).getByRole('button', { name: 'Portico Local Two' })).toBeVisible()
  await site(page).getByRole('button', { name: 'Wallet verbinden' }).click()
  await expect(modalIn(page).getByRole('checkbox')).toBeVisible()
  await expect(modalIn(page).getByRole('link')).toHaveAttribute('href', options.termsConditionsUrl)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Code' })).toContainText("projectId: 'mine'")
})

test('a wallet whose owner is asked each time: the prompt stands over the modal', async ({ page }) => {
  await page.goto(`${fromEnvironment('PORTICO_E2E_DEMO_URL')}/?wallets=3&behaviour=ask`)
  await site(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await modalIn(page).getByRole('button', { name: 'Brisk 2' }).click()
  const prompt = page.getByRole('dialog', { name: 'Brisk 2 asks' })
  await prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(site(page).getByText('connected', { exact: true })).toBeVisible()

  // A reload asks nothing.
  await page.reload()
  await expect(site(page).getByText('connected', { exact: true })).toBeVisible()
  await expect(prompt).toBeHidden()
})

test('the switch for signing in: at the server, in this browser alone, and the older way', async ({
  page,
  problems,
}) => {
  test.slow()
  problems.expect(/status of 401/) // nobody is signed in at first
  await page.goto(`${fromEnvironment('PORTICO_E2E_DEMO_URL')}/?wallets=1`)
  await page.getByRole('heading', { name: 'Accounts and sign-in' }).click()
  const account = /eip155:31337:0x[\da-fA-F]{40}/
  const signIn = async () => {
    await site(page).getByRole('button', { name: 'Connect Wallet' }).click()
    await modalIn(page).getByRole('button', { name: 'Amber 1' }).click()
    await expect(modalIn(page).getByRole('region', { name: 'Message to sign' })).toContainText(
      'Sign in to the playground',
    )
    await modalIn(page).getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(site(page).getByText(account)).toBeVisible()
    await site(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(site(page).getByText('disconnected', { exact: true })).toBeVisible()
  }
  const choose = (name: string, choice: string) => page.getByLabel(name, { exact: true }).selectOption(choice)
  // A new kit takes the place of the old one after a pause for typing, with whatever was open; its code is shown then.
  const code = page.getByRole('region', { name: 'Code' })
  for (const [choice, made] of [
    ['required', 'siwx: hostedSiwx()'],
    ['unverified', 'siwx: unverifiedSiwx('],
  ] as const) {
    await choose('siwx', choice)
    await expect(code).toContainText(made)
    await signIn()
  }
  await choose('siwx', 'off')
  await choose('siweConfig', 'on')
  await expect(code).toContainText('siweConfig')
  await expect(code).not.toContainText('siwx:')
  await signIn()

  // Off again: connecting asks for nothing.
  await choose('siweConfig', 'off')
  await expect(code).not.toContainText('siweConfig')
  await site(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await modalIn(page).getByRole('button', { name: 'Amber 1' }).click()
  await expect(site(page).getByText('connected', { exact: true })).toBeVisible()
  await expect(site(page).getByText(account)).toBeHidden()
})
