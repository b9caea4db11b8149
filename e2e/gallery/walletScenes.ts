import type { Page, Route } from '@playwright/test'
import { chainWallet } from '../steps.js'
import { expect, type Host, modalIn } from '../test.js'
import type { Scene } from './scene.js'

/** Nobody is there: the page's requests are answered on their way. */
const endpoint = 'http://127.0.0.1:4999'
const headers = { 'access-control-allow-origin': '*' }
const names =
  'Aurora,Beacon,Cobalt Wallet,Drift,Ember,Fjord,Granite Vault,Harbor,Iris,Juniper,Kestrel,Lumen,Meridian,Nimbus,Opal,Prism Multichain Wallet,Quartz,Ripple Bay,Solace,Timber,Umbra,Vela,Willow,Xenon,Yonder,Zephyr'.split(
    ',',
  )
const listings = Array.from({ length: 480 }, (_, index) => ({
  id: `wallet-${index}`,
  name: index < names.length ? names[index] : `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`,
  badge_type: index % 3 ? 'none' : 'certified',
  mobile_link: `wallet-${index}://`,
  homepage: `https://wallet-${index}.example/`,
  app_store: `https://apps.example/${index}`,
}))

type Reply = (route: Route, query: URLSearchParams) => Promise<void>

async function answer(page: Page, reply: Reply): Promise<void> {
  await page.route(`${endpoint}/**`, async (route) => {
    const url = new URL(route.request().url())
    if (url.pathname === '/getWallets') return reply(route, url.searchParams)
    const origins = { allowedOrigins: [new URL(page.url()).origin] }
    return route.fulfill({
      headers,
      json: url.pathname.startsWith('/projects') ? origins : { isAnalyticsEnabled: false },
    })
  })
}

async function list(route: Route, query: URLSearchParams): Promise<void> {
  const [page, entries] = [Number(query.get('page')), Number(query.get('entries'))]
  const excluded = query.get('exclude')?.split(',') ?? []
  const text = query.get('search')?.toLowerCase() ?? ''
  const badge = query.get('badge_type')
  const matching = listings.filter(
    ({ id, name, badge_type }) =>
      !excluded.includes(id) && name?.toLowerCase().includes(text) && (!badge || badge_type === badge),
  )
  const data = matching.slice((page - 1) * entries, page * entries)
  await route.fulfill({ headers, json: { data, count: matching.length } })
}

const never = (): Promise<void> => new Promise(() => {})
const refuse = (route: Route): Promise<void> => route.fulfill({ status: 400, headers, json: {} })

type View = 'Connect' | 'AllWallets' | 'GetWallet'

/** A scene with a directory that answers like this. */
function scene(view: View, reply: Reply, act: (page: Page) => Promise<void> = async () => {}, hasWallet = true): Scene {
  return {
    options: { endpoint, projectId: '0'.repeat(32) },
    ...(hasWallet && { wallets: (host: Host) => [chainWallet(host)] }),
    act: async (page) => {
      await answer(page, reply)
      await page.evaluate((name) => __kit.open({ view: name }), view)
      await expect(modalIn(page)).toBeVisible()
      await act(page)
    },
  }
}

const shown = async (page: Page) => {
  await expect(modalIn(page).getByTitle('Aurora', { exact: true })).toBeVisible()
}
const search = (text: string) => async (page: Page) => {
  await shown(page)
  await modalIn(page).getByRole('searchbox').fill(text)
  await expect(modalIn(page).getByTitle('Aurora', { exact: true })).toBeHidden()
}
const retryShown = async (page: Page) => {
  await expect(
    modalIn(page)
      .getByRole('button')
      .filter({ hasText: /again|Erneut|المحاولة|مرة/ }),
  ).toBeVisible()
}

export const walletScenes: Readonly<Record<string, Scene>> = Object.freeze({
  'connect-directory': scene('Connect', list, shown),
  'connect-directory-loading': scene('Connect', never),
  'connect-directory-failed': scene('Connect', refuse, retryShown),
  'connect-directory-no-wallet': scene('Connect', list, shown, false),
  'get-wallet-directory': scene('GetWallet', list, shown, false),
  'all-wallets': scene('AllWallets', list, shown),
  'all-wallets-scrolled': scene('AllWallets', list, async (page) => {
    await shown(page)
    await modalIn(page)
      .locator('[data-portico-scroller]')
      .evaluate((element) => element.scrollBy(0, 900))
    await expect(modalIn(page).getByTitle('Aurora', { exact: true })).toBeHidden()
  }),
  'all-wallets-certified': scene('AllWallets', list, async (page) => {
    await shown(page)
    await modalIn(page).locator('[aria-pressed]').click()
    await expect(modalIn(page).getByTitle('Beacon', { exact: true })).toBeHidden()
  }),
  'all-wallets-search': scene('AllWallets', list, async (page) => {
    await search('ember')(page)
    await expect(modalIn(page).getByTitle('Ember 2', { exact: true })).toBeVisible()
  }),
  'all-wallets-none': scene('AllWallets', list, async (page) => {
    await search('nothing like it')(page)
    await expect(modalIn(page).getByRole('list')).toHaveCount(0)
  }),
  'all-wallets-loading': scene('AllWallets', never, undefined, false),
  'all-wallets-failed': scene('AllWallets', refuse, retryShown, false),
  'all-wallets-failed-some': scene('AllWallets', refuse, retryShown),
})
