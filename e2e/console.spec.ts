import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { type StartedConsole, startConsole } from './setup/startConsole.js'
import { expect, test } from './test.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const projectId = '0123456789abcdef0123456789abcdef'
const sessionKey = '@portico/console/session'
let started: StartedConsole
let token: string

// One server for all: making its database takes seconds.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  started = await startConsole()
  await started.server.deps.projects.create({ id: projectId, name: 'Playground', mode: 'dev', origins: [] })
  token = await started.logIn()
})
test.afterAll(() => started?.close())

/** Opens a view as somebody who has logged in before in this tab. */
async function openView(page: Page, view: string, title: string): Promise<void> {
  await page.addInitScript(
    ([name, value]) => {
      if (!sessionStorage.getItem(name)) sessionStorage.setItem(name, value)
    },
    [sessionKey, token] as const,
  )
  // With a query, because another hash alone would not load the page anew.
  await page.goto(`${started.url}/?${view}#/${view}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

async function listed(search: string): Promise<unknown> {
  const response = await fetch(
    `${started.server.url}/getWallets?projectId=${projectId}&search=${encodeURIComponent(search)}&entries=100`,
  )
  const { data } = await response.json()
  return data.map(({ name }: { name: string }) => name)
}

test('the key opens the console, a reload keeps it open, logging out closes it', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/status of 401/)
  await page.goto(started.url)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Enter the key that the server printed.')
  await page.getByLabel('Admin key').fill('portico_admin_wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('This is not the key of this server.')
  await page.getByLabel('Admin key').fill(started.key)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(started.url)
  await expect(other.getByLabel('Admin key')).toBeVisible()
  await other.close()

  const used = await page.evaluate((name) => sessionStorage.getItem(name), sessionKey)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await context.cookies()).toEqual([])
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Admin key')).toBeVisible()
  const late = await fetch(`${started.server.url}/admin/projects`, { headers: { authorization: `Bearer ${used}` } })
  expect(late.status).toBe(401)
})

test('what kits report and how fast the server is, as charts and as tables', async ({ page }) => {
  await openView(page, 'overview', 'Overview')
  await expect(page.getByText('Nobody connected in this time.')).toBeVisible()
  for (const name of ['Amber', 'Amber', 'Birch'])
    expect(await started.report(projectId, { type: 'track', event: 'CONNECT_SUCCESS', properties: { name } })).toBe(204)
  const fault = { event: 'INTERNAL', errorType: 'relay/timeout', errorMessage: 'The wallet did not answer.' }
  expect(await started.report(projectId, { type: 'error', ...fault })).toBe(204)

  await page.getByRole('radio', { name: '24 h' }).check()
  const connections = page.getByRole('region', { name: 'Connections' })
  await expect(connections).toContainText('3 in this time')
  await expect(connections.getByRole('img', { name: /Connections per hour/ })).toBeVisible()
  await connections.getByText('Show as a table').click()
  await expect(connections.getByRole('row').last()).toContainText('3')
  await expect(page.getByRole('region', { name: 'Wallets used' }).getByRole('listitem')).toHaveText([
    'Amber2',
    'Birch1',
  ])
  await expect(page.getByRole('region', { name: 'Errors', exact: true })).toContainText('relay/timeout')
  const recent = page.getByRole('region', { name: 'Recent errors' })
  await expect(recent).toContainText('The wallet did not answer.')
  await expect(recent).toContainText('Playground')
  await expect(page.getByRole('region', { name: 'Server' })).toContainText(/Running.*Version|Version.*Running/s)
})

test('a project: made, its origins corrected where they are wrong, saved', async ({ page, problems }) => {
  problems.expect(/status of 400/)
  await openView(page, 'projects', 'Projects')
  await page.getByRole('button', { name: 'New project' }).click()
  const dialog = page.getByRole('dialog', { name: 'New project' })
  await dialog.getByLabel('Name').fill('Shop')
  await dialog.getByRole('radio', { name: 'Live' }).check()
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()

  await page.getByRole('button', { name: 'Add origin' }).click()
  await page.getByRole('textbox', { name: 'Origin 1' }).fill('https://shop.example, *.com')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const wrong = page.getByRole('textbox', { name: 'Origin 2' })
  await expect(wrong).toHaveAccessibleDescription(/public suffix/)
  await expect(page.getByRole('textbox', { name: 'Origin 1' })).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Nothing was saved')).toBeVisible()
  await wrong.fill('*.shop.example')
  await page.getByRole('switch', { name: 'Record what kits report' }).uncheck()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(wrong).toHaveValue('https://*.shop.example')
  const saved = (await started.server.deps.projects.list()).find(({ name }) => name === 'Shop')
  expect(saved).toMatchObject({
    mode: 'live',
    origins: ['https://shop.example', 'https://*.shop.example'],
    isAnalyticsEnabled: false,
  })
})

test('wallets: found, hidden, moved, edited, with a logo', async ({ page, problems }) => {
  problems.expect(/status of 400/)
  await openView(page, 'wallets', 'Wallets')
  const rows = page.locator('main').getByRole('listitem')
  await expect(rows).toHaveCount(40)
  const [first, second] = await rows.locator('bdi').allTextContents()
  await page.getByRole('button', { name: `Move ${second} up` }).click()
  await expect(rows.first()).toContainText(String(second))
  await expect(page.getByRole('status')).toContainText(`${second} is number 1 now`)
  await expect(page.getByRole('button', { name: `Move ${first} down` })).toBeEnabled()

  await page.getByLabel('Search wallets').fill('rainbow')
  await expect(rows.first()).toContainText('Rainbow')
  await page.getByRole('button', { name: 'Hide Rainbow', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Show Rainbow', exact: true })).toBeVisible()
  await expect.poll(() => listed('rainbow')).not.toContain('Rainbow')

  await page.getByRole('button', { name: 'Edit Rainbow', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Rainbow' })
  await dialog.getByLabel('Homepage').fill('not an address')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Homepage')).toHaveAccessibleDescription(/http or https/)
  await dialog
    .getByLabel('Picture file')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByText(/SVG is not taken/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).first().click()
  await dialog.getByLabel('Picture file').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
  await expect(dialog.locator('img').first()).toHaveAttribute('src', /^data:image\/png/)
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByRole('button', { name: 'Replace logo' })).toBeVisible()
  const src = (await dialog.locator('img').first().getAttribute('src')) ?? ''
  expect((await fetch(src)).headers.get('content-type')).toBe('image/webp')
  await expect(dialog.getByLabel('Homepage')).toHaveValue('not an address')
  await dialog.getByLabel('Homepage').fill('https://rainbow.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(rows.first()).toContainText('rainbow.example')
})

test('a list is imported in pieces; what fails in between goes on where it stopped', async ({ page, problems }) => {
  problems.expect(/Failed to load resource|net::ERR/)
  await openView(page, 'wallets', 'Wallets')
  const records = Array.from({ length: 250 }, (_, index) => ({ id: `made-${index}`, name: `Made ${index}` }))
  const list = [...records.slice(0, 120), { id: 'made-bad' }, ...records.slice(120)]
  let sent = 0
  await page.route('**/admin/wallets/import', async (route) => {
    sent += route.request().method() === 'POST' ? 1 : 0
    await (sent === 2 ? route.abort() : route.continue())
  })
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import wallets' })
  await dialog
    .getByLabel('List of wallets')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(dialog.getByRole('alert')).toHaveText('a.json is not a JSON list of wallets.')
  const file = { name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ data: list })) }
  await dialog.getByLabel('List of wallets').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('The import stopped.')).toBeVisible()
  await expect(dialog.getByText('100 of 251')).toBeVisible()
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByText('251 of 251')).toBeVisible()
  await expect(dialog).toContainText('250 imported, 1 refused')
  await expect(dialog.getByRole('list', { name: 'Refused records' })).toContainText('Record 121 (made-bad)')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByLabel('Search wallets').fill('Made 249')
  await expect(page.getByText('1 wallet found')).toBeVisible()
})

test('a session that ends in the middle of work: log in again, nothing lost', async ({ page, problems }) => {
  problems.expect(/status of 401/)
  await openView(page, `projects/${projectId}`, 'Playground')
  await page.getByRole('button', { name: 'Add origin' }).click()
  await page.getByRole('textbox', { name: 'Origin 1' }).fill('https://kept.example')
  await started.server.deps.db.sql`delete from admin_sessions`
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await expect(dialog.getByLabel('Admin key')).toBeFocused()
  await page.keyboard.type(started.key)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Origin 1' })).toHaveValue('https://kept.example')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  token = await started.logIn()
})

test('a server that cannot be reached: said, and healed by a retry', async ({ page, problems }) => {
  problems.expect(/Failed to load resource|net::ERR/)
  await page.route('**/admin/projects', (route) => route.abort())
  await openView(page, 'projects', 'Projects')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The projects could not be loaded. The server cannot be reached.')
  await page.unroute('**/admin/projects')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: /Playground/ })).toBeVisible()
  await expect(alert).toBeHidden()
})

test('[sec:D4] the audit log tells what was done, and that nobody touched it, or that somebody did', async ({
  page,
}) => {
  const { sql } = started.server.deps.db
  await openView(page, 'audit', 'Audit')
  await expect(page.getByText('Intact')).toBeVisible()
  await expect(page.getByText('Logged in').first()).toBeVisible()
  const [head] = await sql<{ hash: string }>`select hash from admin_audit_head`
  await sql`update admin_audit_head set hash = 'x'`
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('The chain of hashes breaks at entry')
  await sql`update admin_audit_head set hash = ${head?.hash}`
})

async function violations(page: Page): Promise<readonly string[]> {
  // By evaluation: the page's policy would refuse a script element, and does not bind the test.
  await page.evaluate(axe)
  const results = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })')
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}

const views = [
  ['overview', 'Overview'],
  ['projects', 'Projects'],
  [`projects/${projectId}`, 'Playground'],
  ['wallets', 'Wallets'],
  ['audit', 'Audit'],
] as const

for (const colorScheme of ['dark', 'light'] as const)
  for (const width of [1280, 360])
    test(`axe finds nothing and nothing sticks out: ${colorScheme}, ${width} px wide`, async ({ page }) => {
      test.slow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(started.url)
      await expect(page.getByLabel('Admin key')).toBeVisible()
      expect(await violations(page), 'log in').toEqual([])
      for (const [view, title] of views) {
        await openView(page, view, title)
        await expect(page.locator('.pt-shimmer')).toHaveCount(0)
        for (const direction of ['ltr', 'rtl']) {
          await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
          expect(await violations(page), `${view} ${direction}`).toEqual([])
          const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
          expect(sticksOut, `${view} ${direction}`).toBe(false)
        }
      }
      await openView(page, 'wallets', 'Wallets')
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
      expect(await violations(page), 'wallet').toEqual([])
    })
