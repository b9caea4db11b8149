import { test as base } from '@playwright/test'
import { createWallets, type Wallets } from './createWallets.js'

export type WalletFixtures = { wallets: Wallets }

/** Playwright's `test` with a `wallets` fixture. */
export const test = base.extend<WalletFixtures>({
  wallets: async ({ page }, use) => {
    await use(createWallets(page))
  },
})
