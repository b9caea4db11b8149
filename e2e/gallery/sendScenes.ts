import type { Page, Route } from '@playwright/test'
import { devnetAccounts, devnetContracts } from '@portico/devnet/contracts'
import type { InstalledWalletConfig } from '@portico/testing/playwright'
import { chainWallet } from '../steps.js'
import { expect, modalIn } from '../test.js'
import type { Scene } from './scene.js'

type Filled = { readonly amount?: string; readonly to?: string; readonly token?: string }

/** Has every token and no name. */
const sender = devnetAccounts[3]
const friend = devnetAccounts[6].address
/** Begins and ends as the friend's address does. */
const lookalike = `${friend.slice(0, 8)}${'5'.repeat(26)}${friend.slice(-8)}`.toLowerCase()

/** The account at the operator's server, with the form or another view of sending open. */
function scene(act: Scene['act'], wallet: InstalledWalletConfig = {}): Scene {
  return {
    server: true,
    wallets: (host) => [chainWallet(host, { privateKeys: [sender.privateKey], ...wallet })],
    async act(page, control, host) {
      await page.getByRole('main').getByRole('button').first().click()
      await modalIn(page).getByRole('button', { name: 'Alpha' }).click()
      await page.waitForFunction(() => __kit.getIsConnectedState() && !__kit.isOpen())
      await act(page, control, host)
    },
  }
}

const opened = (view: 'WalletSend' | 'WalletReceive' | 'WalletCompatibleNetworks') => async (page: Page) => {
  await page.evaluate((name) => __kit.open({ view: name }), view)
  await expect(modalIn(page)).toBeVisible()
}

/** The form as if somebody had typed this; in the kit's words and not in those of a language. */
const filled = (given: Filled) => async (page: Page) => {
  await opened('WalletSend')(page)
  await page.evaluate(async ({ amount = '', to = '', token }) => {
    const send = await __kit.feature('send')
    if (!send) return
    // The native token is known before the server has listed the others and their prices.
    const isReady = () => send.store.get().tokens.length > 1
    await new Promise<void>((resolve) => {
      if (isReady()) resolve()
      else send.store.subscribe(() => isReady() && resolve())
    })
    const found = send.store.get().tokens.find(({ symbol }) => symbol === token)
    if (found) send.setToken(found)
    send.setAmount(amount)
    send.setReceiver(to)
    await new Promise<void>((resolve) => {
      const isDone = () => !send.store.get().isResolving
      if (isDone()) resolve()
      else send.store.subscribe(() => isDone() && resolve())
    })
  }, given)
  await page.waitForFunction(() => __kit.isOpen())
}

const reviewed = (given: Filled) => async (page: Page) => {
  await filled({ token: 'ETH', ...given })(page)
  await page.evaluate(async () => {
    const send = await __kit.feature('send')
    __kit.actions.push('WalletSendPreview')
    await send?.review()
  })
}

const asked =
  (state?: string): Scene['act'] =>
  async (page) => {
    await reviewed({ amount: '0.0125', to: friend })(page)
    await modalIn(page).locator('.pt-send-preview-view-actions button').last().click()
    if (state) await expect(modalIn(page).locator(`[data-state="${state}"]`).first()).toBeVisible({ timeout: 30_000 })
  }

/** Lets the page hear something else from the chain than it says about receipts. */
async function receipts(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('http://127.0.0.1:*/**', (route) =>
    route.request().postData()?.includes('eth_getTransactionReceipt') ? answer(route) : route.continue(),
  )
}

/** Sending and receiving, in every state. */
export const sendScenes: Readonly<Record<string, Scene>> = Object.freeze({
  'send-empty': scene(filled({})),
  'send-filled': scene(filled({ amount: '1.25', to: 'bob.portico.eth', token: 'ETH' })),
  'send-dollars': scene(async (page) => {
    await filled({ amount: '1.25', to: friend, token: 'ETH' })(page)
    await page.evaluate(async () => (await __kit.feature('send'))?.setMode('fiat'))
  }),
  'send-errors': scene(
    filled({ amount: '123456789.123456789', to: '0x70997970c51812dc3A010C7d01b50e0d17dc79C8', token: 'ETH' }),
  ),
  'send-long': scene(filled({ amount: '0.123456789012345678', to: 'payroll.portico.eth', token: 'PTC' })),
  'send-unknown-name': scene(filled({ amount: '1', to: 'a-name-that-nobody-has-and-that-is-long.portico.eth' })),
  'send-tokens': scene(async (page) => {
    await filled({})(page)
    await page.evaluate(() => __kit.actions.push('WalletSendSelectToken'))
  }),
  'send-tokens-none': scene(async (page) => {
    await filled({})(page)
    await page.evaluate(() => __kit.actions.push('WalletSendSelectToken'))
    await modalIn(page).getByRole('searchbox').fill('nothing')
  }),
  'send-tokens-loading': scene(async (page) => {
    await page.route('http://127.0.0.1:*/**', () => undefined)
    await opened('WalletSend')(page)
    await page.evaluate(() => __kit.actions.push('WalletSendSelectToken'))
    await expect(modalIn(page).locator('[data-state="loading"]')).toBeVisible()
  }),
  'send-load-failed': scene(async (page) => {
    await page.route('http://127.0.0.1:*/**', (route) => route.abort())
    await opened('WalletSend')(page)
    await expect(modalIn(page).locator('[data-state="error"]').first()).toBeVisible({ timeout: 60_000 })
  }),
  'send-review': scene(reviewed({ amount: '1.25', to: 'bob.portico.eth' })),
  'send-review-contract': scene(reviewed({ amount: '10', to: devnetContracts.coin.address, token: 'PUSD' })),
  'send-waiting': scene(asked('loading'), { script: [{ type: 'approve' }, { type: 'hang' }] }),
  'send-declined': scene(asked('error'), { script: [{ type: 'approve' }, { type: 'reject' }] }),
  'send-failed': scene(asked('error'), {
    script: [{ type: 'approve' }, { type: 'error', code: -32000, message: 'nonce too low' }],
  }),
  'send-progress': scene(async (page, wallet, host) => {
    await receipts(page, (route) => route.abort())
    await asked('loading')(page, wallet, host)
    await expect(modalIn(page).getByRole('link')).toBeVisible({ timeout: 30_000 })
  }),
  'send-confirmed': scene(asked('success')),
  'send-reverted': scene(async (page, wallet, host) => {
    await receipts(page, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('"status":"0x1"', '"status":"0x0"') })
    })
    await asked('error')(page, wallet, host)
  }),
  'send-mismatch': scene(
    async (page, wallet, host) => {
      await asked()(page, wallet, host)
      await expect(modalIn(page).locator('.pt-transaction-mismatch')).toBeVisible({ timeout: 30_000 })
    },
    {
      script: [
        { type: 'approve' },
        { type: 'alter', fields: { to: devnetAccounts[9].address, value: '0x1' }, on: 'eth_sendTransaction' },
      ],
    },
  ),
  'send-review-lookalike': scene(async (page, wallet, host) => {
    await asked('success')(page, wallet, host)
    await page.evaluate(async () => (await __kit.feature('send'))?.reset())
    await reviewed({ amount: '0.5', to: lookalike })(page)
  }),
  'send-recent': scene(async (page, wallet, host) => {
    await asked('success')(page, wallet, host)
    await page.evaluate(async () => (await __kit.feature('send'))?.reset())
    await opened('WalletSend')(page)
  }),
  receive: scene(opened('WalletReceive')),
  'receive-networks': scene(opened('WalletCompatibleNetworks')),
})
