import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Page, test } from '@playwright/test'
import { type StartedConsole, startConsole } from '../setup/startConsole.js'
import { expect } from '../test.js'

const folder = fileURLToPath(new URL('../../gallery', import.meta.url))
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 780 } } as const
const projectId = '0123456789abcdef0123456789abcdef'
const wallets = [
  'MetaMask',
  'MetaMask',
  'MetaMask',
  'Rainbow',
  'Rainbow',
  'A wallet with quite a long name indeed, really',
]

/** The console as it stands, in every look. */
async function shoot(page: Page, name: string): Promise<void> {
  await expect(page.locator('.pt-shimmer')).toHaveCount(0)
  for (const [device, viewport] of Object.entries(sizes)) {
    for (const theme of ['dark', 'light']) {
      const set = `${device}-${theme}-ltr`
      mkdirSync(join(folder, set), { recursive: true })
      await page.setViewportSize(viewport)
      await page.evaluate((value) => {
        for (const element of document.querySelectorAll('[data-theme]')) element.setAttribute('data-theme', value)
      }, theme)
      await page.screenshot({ path: join(folder, set, `console-${name}.png`), animations: 'disabled', fullPage: true })
    }
  }
  await page.setViewportSize(sizes.desktop)
}

async function fill(started: StartedConsole): Promise<void> {
  for (const name of wallets)
    await started.report(projectId, { type: 'track', event: 'CONNECT_SUCCESS', properties: { name } })
  for (const errorType of ['relay/timeout', 'relay/timeout', 'rpc/failed'])
    await started.report(projectId, {
      type: 'error',
      event: 'INTERNAL',
      errorType,
      errorMessage: 'The wallet did not answer within the time that was given to it, and nobody knows why.',
    })
}

// Nothing is asserted: people look at the pictures.
test('console', async ({ browser }) => {
  const started = await startConsole()
  const page = await browser.newPage({ viewport: sizes.desktop, colorScheme: 'dark', reducedMotion: 'reduce' })
  const open = async (view: string, title: string): Promise<void> => {
    await page.goto(`${started.url}/?${view}#/${view}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  try {
    await started.server.deps.projects.create({ id: projectId, name: 'Playground', mode: 'dev', origins: [] })
    await page.goto(started.url)
    await shoot(page, 'log-in')
    await page.getByLabel('Admin key').fill('portico_admin_wrong')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await shoot(page, 'log-in-wrong')
    await page.getByLabel('Admin key').fill(started.key)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await shoot(page, 'overview-empty')
    await fill(started)
    await open('overview', 'Overview')
    await page.getByRole('radio', { name: '24 h' }).check()
    await expect(page.getByRole('region', { name: 'Connections' })).toContainText('6 in this time')
    await shoot(page, 'overview')
    await open('projects', 'Projects')
    await shoot(page, 'projects')
    await page.getByRole('button', { name: 'New project' }).click()
    await shoot(page, 'project-new')
    await open(`projects/${projectId}`, 'Playground')
    await page.getByRole('button', { name: 'Add origin' }).click()
    await page.getByRole('textbox', { name: 'Origin 1' }).fill('https://shop.example, *.com')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Nothing was saved')).toBeVisible()
    await shoot(page, 'project')
    await open('wallets', 'Wallets')
    await shoot(page, 'wallets')
    await page.getByRole('button', { name: 'Import' }).click()
    await shoot(page, 'wallets-import')
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await shoot(page, 'wallet')
    await page.keyboard.press('Escape')
    await page.getByLabel('Search wallets').fill('nobody has this name')
    await expect(page.locator('main').getByRole('listitem')).toHaveCount(0)
    await shoot(page, 'wallets-none')
    await open('audit', 'Audit')
    await shoot(page, 'audit')
    await page.route('**/admin/projects', (route) => route.abort())
    await open('projects', 'Projects')
    await expect(page.getByRole('alert')).toBeVisible()
    await shoot(page, 'projects-failed')
  } finally {
    await page.close()
    await started.close()
  }
})
