import type { Locator, Page } from '@playwright/test'
import { type DevnetAccount, devnetAccounts } from '@portico/devnet/contracts'
import type { InstalledWalletConfig } from '@portico/testing/playwright'
import type { HostOptions } from './pages/readOptions.js'
import { expect, type Host, modalIn } from './test.js'

/** The first funded accounts of the local chains, with the address as the kit shortens it. */
export const first = shown(devnetAccounts[0])
export const second = shown(devnetAccounts[1])

function shown({ address, privateKey }: DevnetAccount) {
  return { address, privateKey, short: `${address.slice(0, 4)}…${address.slice(-6)}` }
}

/** A wallet that knows both local chains and their nodes. */
export function chainWallet(host: Host, config: InstalledWalletConfig = {}): InstalledWalletConfig {
  const chains = Object.fromEntries(host.chains.map(({ id, rpcUrl }) => [id, { rpcUrl }]))
  return { name: 'Alpha', chainId: host.chains[0].id, chains, ...config }
}

/** Options of a kit at the operator's server. The directory lists wallets by chain, and none lists the local ones. */
export function withServer(host: Host): HostOptions {
  return { ...host.server, networks: [...host.chains.map(({ id }) => id), 1] }
}

/** The kit's button in the host's page that names the connected account. */
export function accountButton(page: Page, short: string = first.short): Locator {
  return page.getByRole('main').getByRole('button', { name: short })
}

/** Opens the modal with the page's connect button and chooses a wallet. */
export async function choose(host: Host, name: string): Promise<void> {
  await host.connectButton.click()
  await host.modal.getByRole('button', { name }).click()
}

/** The whole way, until the page shows the account and the modal is gone. */
export async function connectWallet(page: Page, host: Host, name: string, short: string = first.short): Promise<void> {
  await choose(host, name)
  await expect(accountButton(page, short)).toBeVisible()
  await expect(modalIn(page)).toBeHidden()
}

/** Waits until the code of the current view is here and the view is shown. */
export async function viewShown(page: Page): Promise<void> {
  await expect(modalIn(page).getByRole('heading').first()).toBeAttached()
  await expect(modalIn(page).locator('.pt-view-loading')).toHaveCount(0)
}
