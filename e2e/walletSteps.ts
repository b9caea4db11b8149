import type { Page } from '@playwright/test'
import type { Session } from '@portico/relay'
import { openSite, type Site, type SiteMetadata } from './setup/openSite.js'
import { type StartedWallet, startWallet } from './setup/startWallet.js'
import { createHost, expect, type Host, test } from './test.js'

export const local = 'eip155:31337'
export type Connected = { readonly site: Site; readonly session: Session }

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The question over everything else. */
export const card = (page: Page) => page.getByRole('dialog')

/** The wallet for the tests of a file, and the sites that they visit. */
export function walletOfTests() {
  let wallet: StartedWallet
  let host: Host
  const sites: Site[] = []

  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage()
    host = createHost(page)
    await page.close()
    wallet = await startWallet(host.chains, host.server)
  })
  test.afterEach(() => {
    for (const site of sites.splice(0)) site.close()
  })
  test.afterAll(() => wallet?.close())

  function visit(metadata?: SiteMetadata): Site {
    const site = openSite(host.server, metadata)
    sites.push(site)
    return site
  }

  return {
    url: () => wallet.url,
    chains: () => host.chains,
    visit,
    async open(page: Page): Promise<void> {
      await page.goto(wallet.url)
      await expect(page.getByRole('heading', { name: 'Connected sites' })).toBeVisible()
    },
    async connect(page: Page, site = visit()): Promise<Connected> {
      const { uri, approval } = await site.offer()
      await paste(page, uri)
      await button(page, 'Connect').last().click()
      const session = await approval
      await expect(card(page)).toHaveCount(0)
      await expect(page.getByRole('listitem').filter({ hasText: 'Orchard' })).toBeVisible()
      return { site, session }
    },
  }
}

/** Brings a link into the wallet as a person would. */
export async function paste(page: Page, uri: string): Promise<void> {
  await page.getByLabel('Pairing link').fill(uri)
  await page.keyboard.press('Enter')
}

export function ask({ site, session }: Connected, method: string, params: unknown, chainId = local): Promise<unknown> {
  const answer = site.dapp.request({ topic: session.topic, chainId, method, params })
  answer.catch(() => undefined) // looked at by whoever expects it
  return answer
}
