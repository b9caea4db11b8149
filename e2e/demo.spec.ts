import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, fromEnvironment, modalIn, test } from './test.js'

const script = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))

/** Starts what `npm start` starts, on free ports, and waits for its `ready` line. */
async function startDemo(data: string): Promise<{ url: string; child: ChildProcess }> {
  const names = ['DEMO', 'SERVER', 'CONSOLE', 'CHAIN', 'CHAIN_TWO']
  const ports = Object.fromEntries(names.map((name) => [`PORTICO_${name}_PORT`, '0']))
  const child = spawn(process.execPath, [script, '--no-build', '--data', data], { env: { ...process.env, ...ports } })
  let told = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += text
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (http:\S+)$/.exec(line)?.[1]
    if (url) return { url, child }
  }
  throw new Error(`npm start ended without a ready line: ${told}`)
}

async function stop(child: ChildProcess): Promise<void> {
  const end = once(child, 'exit')
  child.kill('SIGTERM')
  await end
}

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

test('[ACCOUNT-01] [HIST-01] npm start: a newcomer searches, connects, sends, sees tokens, NFTs and the new activity, and comes back', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const data = mkdtempSync(join(tmpdir(), 'portico-e2e-start-'))
  const { url, child } = await startDemo(data)
  try {
    await page.goto(url)
    await walkThrough(page)
  } finally {
    await stop(child)
    rmSync(data, { recursive: true, force: true })
  }
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
