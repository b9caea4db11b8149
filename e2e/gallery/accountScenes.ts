import type { Page } from '@playwright/test'
import { chainWallet } from '../steps.js'
import { expect, type Host, modalIn } from '../test.js'
import { type AccountAnswers, accountAnswers } from './accountAnswers.js'
import type { Scene } from './scene.js'

/** Nobody is there: the page's requests are answered on their way. */
const endpoint = 'http://127.0.0.1:4999'
const names = {
  tokens: /^(Tokens|الرموز)$/,
  nfts: /^(NFTs|المقتنيات)$/,
  activity: /^(Activity|Aktivität|النشاط)$/,
} as const
type Tab = keyof typeof names
type Behaviour = AccountAnswers | 'silent' | 'broken'

async function answer(page: Page, behaviour: Behaviour): Promise<void> {
  await page.route(`${endpoint}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    const json = (body: unknown) => route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } })
    const name = path.split('/').at(-1) ?? ''
    if (path === '/v1/supported-chains') return json({ http: ['eip155:31337', 'eip155:31338'], ws: [] })
    if (path.startsWith('/v1/identity')) return json({ name: 'alice.portico.eth', avatar: null })
    if (path.startsWith('/projects')) return json({ allowedOrigins: [new URL(page.url()).origin] })
    if (path === '/getAnalyticsConfig') return json({ isAnalyticsEnabled: false })
    if (!path.startsWith('/v1/account')) return json({ data: [], count: 0 })
    if (behaviour === 'silent') return undefined
    if (behaviour === 'broken') return route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' } })
    return json(behaviour[name as keyof AccountAnswers]) // the paths below an account are these
  })
}

function scene(tab: Tab, behaviour: Behaviour, after?: (page: Page) => Promise<void>): Scene {
  return {
    options: { endpoint, projectId: '0'.repeat(32) },
    wallets: (host: Host) => [chainWallet(host)],
    async act(page) {
      await answer(page, behaviour)
      await page.getByRole('main').getByRole('button').first().click()
      await modalIn(page).getByRole('button', { name: 'Alpha' }).click()
      await page.waitForFunction(() => __kit.getIsConnectedState() && !__kit.isOpen())
      await page.evaluate(() => __kit.open())
      await modalIn(page).getByRole('tab', { name: names[tab] }).click()
      const state = behaviour === 'silent' ? 'loading' : behaviour === 'broken' ? 'error' : undefined
      const panel = modalIn(page).getByRole('tabpanel')
      if (state) await expect(panel.locator(`[data-state="${state}"]`).first()).toBeVisible()
      else await expect(panel.locator('[data-state="loading"]')).toHaveCount(0)
      await after?.(page)
    },
  }
}

const unfold = async (page: Page): Promise<void> => {
  const fold = modalIn(page).locator('details').first()
  await fold.locator('summary').click()
  await fold.scrollIntoViewIfNeeded()
}

const { full, empty, extreme } = accountAnswers

/** The account with a server, in every state of its tabs. */
export const accountScenes: Readonly<Record<string, Scene>> = Object.freeze({
  'account-tokens': scene('tokens', full),
  'account-nfts': scene('nfts', full),
  'account-activity': scene('activity', full),
  'account-tokens-empty': scene('tokens', empty),
  'account-nfts-empty': scene('nfts', empty),
  'account-activity-empty': scene('activity', empty),
  'account-tokens-loading': scene('tokens', 'silent'),
  'account-nfts-loading': scene('nfts', 'silent'),
  'account-activity-loading': scene('activity', 'silent'),
  'account-tokens-failed': scene('tokens', 'broken'),
  'account-nfts-failed': scene('nfts', 'broken'),
  'account-activity-failed': scene('activity', 'broken'),
  'account-tokens-extreme': scene('tokens', extreme),
  'account-nfts-spam': scene('nfts', extreme, unfold),
  'account-activity-spam': scene('activity', extreme, unfold),
})
