import type { Page } from '@playwright/test'
import { type InstalledWalletConfig, walletConfigs } from '@portico/testing/playwright'
import { chainWallet, first, second } from '../steps.js'
import { expect, type Host, modalIn } from '../test.js'
import { accountScenes } from './accountScenes.js'
import { pairingScenes } from './pairingScenes.js'
import type { Scene } from './scene.js'
import { sendScenes } from './sendScenes.js'
import { signInScenes } from './signInScenes.js'
import { walletScenes } from './walletScenes.js'

const legal = { termsConditionsUrl: 'https://site.example/terms', privacyPolicyUrl: 'https://site.example/privacy' }
const manyNetworks = [31337, 1, 10, 56, 100, 137, 250, 324, 8453, 42161, 43114, 59144, 534352]
const example = {
  id: 'example',
  name: 'Example Wallet',
  homepage: 'https://wallet.example',
  chrome_store: 'https://store.example/x',
}
const alpha =
  (config: InstalledWalletConfig = {}) =>
  (host: Host) => [chainWallet(host, config)]
const crowd = (count: number) => (host: Host) => {
  const { name: _, ...rest } = chainWallet(host)
  return walletConfigs(count, rest)
}

const opened = (view?: Parameters<typeof __kit.open>[0]) => async (page: Page) => {
  await page.evaluate((parameters) => __kit.open(parameters), view)
  await expect(modalIn(page)).toBeVisible()
}
/** By a click, as a visitor opens it. */
const open = async (page: Page) => {
  await page.getByRole('main').getByRole('button').first().click()
  await expect(modalIn(page)).toBeVisible()
}
const waiting = async (page: Page) => {
  await chosen(page)
  await shows(page, 'loading')
}
const chosen = async (page: Page) => {
  await open(page)
  await modalIn(page).getByRole('button', { name: 'Alpha' }).click()
}
const connected = async (page: Page) => {
  await chosen(page)
  await page.waitForFunction(() => __kit.getIsConnectedState() && !__kit.isOpen() && __kit.getAccount().balance)
}
const account = async (page: Page) => {
  await connected(page)
  await opened()(page)
}
const other = async (page: Page) => {
  await connected(page)
  await opened({ view: 'Networks' })(page)
  await modalIn(page).getByRole('button', { name: 'Portico Local Two' }).click()
}
const shows = (page: Page, state: string) =>
  expect(modalIn(page).locator(`[data-state="${state}"]`).first()).toBeVisible()

/** Every view and every state of one, by name. */
export const scenes: Readonly<Record<string, Scene>> = Object.freeze({
  ...accountScenes,
  ...pairingScenes,
  ...signInScenes,
  ...walletScenes,
  ...sendScenes,
  'page-before': { act: async () => undefined },
  'page-connected': { wallets: alpha(), act: connected },
  'connect-1': { wallets: alpha(), act: open },
  'connect-20': { wallets: crowd(20), act: open },
  'connect-200': { wallets: crowd(200), act: open },
  'connect-none': { act: open },
  'connect-disabled': { options: { enableWallets: false }, act: open },
  'connect-legal': { wallets: alpha(), options: { ...legal, features: { legalCheckbox: true } }, act: open },
  'connect-legal-ticked': {
    wallets: alpha(),
    options: { ...legal, features: { legalCheckbox: true } },
    act: async (page) => {
      await open(page)
      await modalIn(page).getByRole('checkbox').check()
    },
  },
  'connect-links': { wallets: alpha(), options: legal, act: open },
  'connect-collapsed': { wallets: alpha(), options: { features: { collapseWallets: true } }, act: open },
  'connect-recent': {
    wallets: (host) => ['Alpha', 'Beta', 'Gamma'].map((name) => chainWallet(host, { name })),
    act: async (page) => {
      await connected(page)
      await page.evaluate(() => __kit.disconnect())
      await open(page)
    },
  },
  'connect-clashing': {
    wallets: (host) => ['Alpha', 'Alpha Pro'].map((name) => chainWallet(host, { name, rdns: 'com.example.alpha' })),
    act: open,
  },
  'connect-custom': {
    wallets: alpha({ name: 'A wallet with quite a long name indeed, really' }),
    options: { customWallets: [example] },
    act: open,
  },
  connecting: { wallets: alpha({ script: [{ type: 'hang' }] }), act: waiting },
  'connecting-known': {
    wallets: alpha({ rdns: 'io.metamask', script: [{ type: 'hang' }] }),
    act: waiting,
  },
  'connecting-slow': {
    wallets: alpha({ script: [{ type: 'hang' }] }),
    act: async (page, wallet) => {
      await page.clock.install()
      await waiting(page)
      await wallet.waitForPending()
      await page.clock.fastForward(11_000)
    },
  },
  'connect-declined': {
    wallets: alpha({ script: [{ type: 'reject' }] }),
    act: async (page) => {
      await chosen(page)
      await shows(page, 'error')
    },
  },
  'connect-pending': {
    wallets: alpha({ script: [{ type: 'pendingAlready' }] }),
    act: async (page) => {
      await chosen(page)
      await shows(page, 'error')
    },
  },
  'connect-failed': {
    wallets: alpha({ script: [{ type: 'nonsense', result: 1 }] }),
    act: async (page) => {
      await chosen(page)
      await shows(page, 'error')
    },
  },
  'what-is-a-wallet': { act: opened({ view: 'WhatIsAWallet' }) },
  'get-wallet': { act: opened({ view: 'GetWallet' }) },
  downloads: {
    act: async (page) => {
      await opened({ view: 'GetWallet' })(page)
      await modalIn(page).getByRole('button', { name: 'MetaMask' }).click()
    },
  },
  create: { act: opened({ view: 'Create' }) },
  account: { wallets: alpha(), act: account },
  'account-many': { wallets: alpha({ privateKeys: [first.privateKey, second.privateKey] }), act: account },
  'account-no-balance': {
    wallets: alpha(),
    act: async (page) => {
      await page.route('http://127.0.0.1:*/**', (route) => route.abort())
      await chosen(page)
      await page.waitForFunction(() => __kit.getAccount().lastRetry !== undefined)
      await opened()(page)
    },
  },
  'account-toast': {
    wallets: alpha(),
    act: async (page) => {
      await account(page)
      await page.evaluate(() => __kit.actions.showToast({ message: 'Address copied', autoClose: false }))
    },
  },
  'account-toast-error': {
    wallets: alpha(),
    act: async (page) => {
      await account(page)
      await page.evaluate(() =>
        __kit.actions.showToast({ message: 'Failed to disconnect', variant: 'error', autoClose: false }),
      )
    },
  },
  'account-settings': {
    wallets: alpha({ privateKeys: [first.privateKey, second.privateKey] }),
    act: async (page) => {
      await connected(page)
      await opened({ view: 'AccountSettings' })(page)
    },
  },
  'switch-address': {
    wallets: alpha({ privateKeys: [first.privateKey, second.privateKey] }),
    act: async (page) => {
      await connected(page)
      await opened({ view: 'SwitchAddress' })(page)
    },
  },
  networks: { act: opened({ view: 'Networks' }) },
  'networks-many': { options: { networks: manyNetworks }, act: opened({ view: 'Networks' }) },
  'networks-none': {
    options: { networks: manyNetworks },
    act: async (page) => {
      await opened({ view: 'Networks' })(page)
      await modalIn(page).getByRole('searchbox').fill('nowhere')
    },
  },
  'what-is-a-network': { act: opened({ view: 'WhatIsANetwork' }) },
  'switch-waiting': { wallets: alpha({ script: [{ type: 'approve' }, { type: 'hang' }] }), act: other },
  'switch-declined': {
    wallets: alpha({ script: [{ type: 'approve' }, { type: 'reject' }] }),
    act: async (page) => {
      await other(page)
      await shows(page, 'error')
    },
  },
  'switch-failed': {
    wallets: alpha({ script: [{ type: 'approve' }, { type: 'unknownChain', addFails: true }] }),
    act: async (page) => {
      await other(page)
      await shows(page, 'error')
    },
  },
  'unsupported-chain': {
    wallets: alpha({ chainId: 424242 }),
    act: async (page) => {
      await chosen(page)
      await page.waitForFunction(() => __kit.getIsConnectedState() && __kit.isOpen() && !__kit.getState().loading)
    },
  },
  unavailable: { wallets: alpha(), act: opened({ view: 'Swap' }) },
  'unavailable-wallet': {
    options: { customWallets: [example] },
    act: async (page) => {
      await open(page)
      await modalIn(page).getByRole('button', { name: 'Example Wallet' }).click()
    },
  },
  'view-did-not-load': {
    wallets: alpha(),
    act: async (page) => {
      await open(page)
      await page.route('**/chunks/**', (route) => route.abort())
      await page.evaluate(() => __kit.actions.push('WhatIsAWallet'))
      await expect(modalIn(page).getByRole('alert')).toBeVisible()
    },
  },
  alert: {
    wallets: alpha(),
    act: async (page) => {
      await open(page)
      await page.evaluate(() => __kit.switchNetwork('eip155:424242').catch(() => undefined))
    },
  },
  embedded: {
    page: 'embedded',
    wallets: alpha(),
    act: async (page) => {
      await expect(page.locator('section section')).toBeVisible()
    },
  },
})
