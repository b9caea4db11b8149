import type { Page } from '@playwright/test'
import { createRelayWallet } from '@portico/testing/relay'
import { WebSocket } from 'ws'
import { chainWallet, first } from '../steps.js'
import { expect, type Host, modalIn } from '../test.js'
import type { Scene } from './scene.js'

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const phone = { userAgent: android, hasTouch: true, isMobile: true }
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#0e4bd9" d="M0 0h40v40H0z"/><circle cx="20" cy="20" r="10" fill="#ffd84d"/></svg>')}`
const wallet = {
  id: 'harbor',
  name: 'Harbor',
  image_url: picture,
  homepage: 'https://harbor.example/',
  mobile_link: 'harbor://',
  app_store: 'https://apps.example/harbor',
  play_store: 'https://play.example/harbor',
}
const everywhere = {
  ...wallet,
  rdns: 'example.harbor',
  desktop_link: 'harbor://',
  webapp_link: 'https://app.harbor.example',
  chrome_store: 'https://store.example/harbor',
}

type Listing = Partial<typeof everywhere> & { id: string; name: string }

/** A pairing for a wallet, or for any, over the relay of this run. */
function scene(
  shown: Listing | undefined,
  act: (page: Page, host: Host) => Promise<void>,
  more: Partial<Scene> = {},
): Scene {
  return {
    server: true,
    ...more,
    act: async (page, _, host) => {
      await page.evaluate(async (data) => {
        await __kit.open()
        __kit.actions.push('ConnectingWalletConnect', { wallet: data })
      }, shown)
      await act(page, host)
    },
  }
}

const code = async (page: Page) => {
  await expect(modalIn(page).locator('.pt-qr-code')).toBeVisible()
}
const tab = (index: number) => async (page: Page) => {
  await code(page)
  await modalIn(page).getByRole('tab').nth(index).click()
}
const opened = async (page: Page) => {
  await expect(modalIn(page).locator('.pt-button[aria-busy]')).toHaveCount(0)
}

async function linkOf(page: Page): Promise<string> {
  await code(page)
  const text = modalIn(page).locator('.pt-qr-screen-link')
  return (await text.textContent()) ?? ''
}

/** Answers from another device, and not from the address that the directory has for the wallet. */
function walletElsewhere(host: Host, script: NonNullable<Parameters<typeof createRelayWallet>[0]['script']>) {
  return createRelayWallet({
    relayUrl: `${host.server.endpoint.replace('http', 'ws')}/relay`,
    projectId: host.server.projectId,
    WebSocket,
    privateKeys: [first.privateKey],
    script,
  })
}

export const pairingScenes: Readonly<Record<string, Scene>> = Object.freeze({
  'connect-pairing': {
    server: true,
    act: async (page) => {
      await page.evaluate(() => __kit.open())
      await expect(modalIn(page).getByText('WalletConnect')).toBeVisible()
    },
  },
  'pairing-starting': scene(undefined, async () => {}, { options: { endpoints: { relay: 'http://127.0.0.1:4999' } } }),
  'pairing-code': scene(undefined, code),
  'pairing-code-wallet': scene(wallet, code),
  'pairing-code-trouble': scene(wallet, async (page) => {
    await code(page)
    await modalIn(page).locator('summary').click()
  }),
  'pairing-copied': scene(wallet, async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await code(page)
    await modalIn(page).locator('.pt-qr-screen-bar .pt-button').click()
    await expect(modalIn(page).locator('.pt-toast')).toBeVisible()
  }),
  'pairing-expired': scene(
    wallet,
    async (page) => {
      await code(page)
      await page.clock.fastForward(300_000)
      await expect(modalIn(page).locator('.pt-qr-code')).toHaveCount(0)
    },
    { hasClock: true },
  ),
  'pairing-declined': scene(wallet, async (page, host) => {
    const remote = walletElsewhere(host, [{ type: 'reject' }])
    await remote.pair(await linkOf(page))
    await expect(modalIn(page).locator('[data-state="error"]').first()).toBeVisible()
    remote.destroy()
  }),
  'pairing-approved': scene(undefined, async (page, host) => {
    const remote = walletElsewhere(host, [{ type: 'approve' }])
    const link = await linkOf(page)
    // What reads the accounts does not come.
    await page.route('**/*.js', () => {})
    void remote.pair(link).catch(() => undefined)
    await expect(modalIn(page).locator('[data-state="success"]').first()).toBeVisible()
  }),
  'pairing-doubtful': scene(wallet, async (page, host) => {
    const remote = walletElsewhere(host, [{ type: 'approve' }])
    void remote.pair(await linkOf(page)).catch(() => undefined)
    await expect(modalIn(page).locator('.pt-notice')).toBeVisible()
  }),
  'pairing-unreachable': scene(
    undefined,
    async (page) => {
      await code(page)
      await page.clock.runFor(40_000)
      await expect(modalIn(page).locator('[data-state="error"]').first()).toBeVisible()
    },
    { hasClock: true, options: { endpoints: { relay: 'http://127.0.0.1:4999' } } },
  ),
  'pairing-tabs': scene(everywhere, code),
  'pairing-web': scene(everywhere, tab(1)),
  'pairing-desktop': scene(everywhere, tab(2)),
  'pairing-missing': scene(everywhere, tab(3)),
  'pairing-browser': scene(
    everywhere,
    async (page) => {
      await modalIn(page).getByRole('tab', { selected: false }).last().waitFor()
      await modalIn(page)
        .getByRole('tab', { name: /Browser|المتصفح/ })
        .click()
    },
    { wallets: (host) => [chainWallet(host, { name: 'Harbor', rdns: everywhere.rdns })] },
  ),
  'pairing-long-name': scene({ ...everywhere, name: 'The Harbor of Careful Keepers Multichain Wallet' }, code),
  'pairing-mobile': scene(wallet, opened, { context: phone }),
  'pairing-mobile-nothing': scene(
    wallet,
    async (page) => {
      await opened(page)
      await page.clock.runFor(5_000)
      await expect(modalIn(page).locator('[data-state="error"]').first()).toBeVisible()
    },
    { context: phone, hasClock: true },
  ),
  'pairing-mobile-code': scene(
    wallet,
    async (page) => {
      await opened(page)
      await page.clock.runFor(5_000)
      await expect(modalIn(page).locator('[data-state="error"]').first()).toBeVisible()
      await modalIn(page).locator('.pt-row').first().click()
      await code(page)
    },
    { context: phone, hasClock: true },
  ),
  'pairing-basic': {
    server: true,
    act: async (page) => {
      await page.evaluate(() => __kit.open({ view: 'ConnectingWalletConnectBasic' }))
      await code(page)
    },
  },
  'pairing-legal': {
    server: true,
    options: { termsConditionsUrl: 'https://site.example/terms', features: { legalCheckbox: true } },
    act: async (page) => {
      await page.evaluate(() => __kit.open({ view: 'ConnectingWalletConnect' }))
      await expect(modalIn(page).getByRole('checkbox')).toBeVisible()
    },
  },
  'multi-chain': {
    act: async (page) => {
      await page.evaluate(async () => {
        await __kit.open()
        const alpha = { id: 'alpha', name: 'Alpha', type: 'ANNOUNCED', chain: 'eip155' } as const
        const connectors = [alpha, { ...alpha, chain: 'solana' as const }, { ...alpha, chain: 'bip122' as const }]
        __kit.actions.push('ConnectingMultiChain', { connector: { ...alpha, type: 'MULTI_CHAIN', connectors } })
      })
      await expect(modalIn(page).locator('.pt-row')).toHaveCount(3)
    },
  },
})
