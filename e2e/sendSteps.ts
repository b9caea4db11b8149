import type { Page } from '@playwright/test'
import { devnetAccounts } from '@portico/devnet/contracts'
import type { InstalledWalletConfig } from '@portico/testing/playwright'
import type { HostOptions } from './pages/readOptions.js'
import type { E2eChain } from './setup/buildPages.js'
import { accountButton, chainWallet, choose } from './steps.js'
import { expect, type Host } from './test.js'

/** Sends in these journeys and does nothing else anywhere: its balance is theirs. It has every token and no name. */
export const sender = devnetAccounts[3]
/** Receives in these journeys and nowhere else. */
export const receiver = devnetAccounts[7]

/** A wallet of the sender. */
export function senderWallet(host: Host, config: InstalledWalletConfig = {}): InstalledWalletConfig {
  return chainWallet(host, { privateKeys: [sender.privateKey], ...config })
}

/** Connects the sender at the operator's server and opens the form, for the chain's own coin. */
export async function openSend(page: Page, host: Host, options: HostOptions = {}): Promise<void> {
  await host.open('basic', { options: { ...host.server, ...options } })
  await choose(host, 'Alpha')
  await page.waitForFunction(() => __kit.getIsConnectedState() && !__kit.isOpen())
  await accountButton(page, `${sender.address.slice(0, 4)}…${sender.address.slice(-6)}`).click()
  await host.modal.getByRole('button', { name: 'Send', exact: true }).click()
  await chooseToken(host, 'Ether')
}

/** The parts of the form. */
export function form(host: Host) {
  const { modal } = host
  return {
    amount: modal.getByRole('textbox', { name: /^Amount/ }),
    receiver: modal.getByRole('textbox', { name: 'Receiver' }),
    token: modal.locator('.pt-amount-box-token'),
    preview: modal.getByRole('button', { name: 'Preview Send' }),
    send: modal.getByRole('button', { name: 'Send', exact: true }),
    cancel: modal.getByRole('button', { name: 'Cancel' }),
  }
}

export async function chooseToken(host: Host, name: string): Promise<void> {
  await form(host).token.click()
  await host.modal.getByRole('listitem').filter({ hasText: name }).getByRole('button').click()
}

/** Fills in the form and goes on to the review, which is complete once the trial run has ended. */
export async function review(host: Host, what: { amount: string; to: string }): Promise<void> {
  const { amount, receiver: to, preview } = form(host)
  await amount.fill(what.amount)
  await to.fill(what.to)
  await preview.click()
  await expect(host.modal.getByRole('heading', { name: 'Review Send' })).toBeVisible()
}

/** What an account holds, as the chain's own node says: the coin, or a token. */
export async function balanceOf({ rpcUrl }: E2eChain, owner: string, contract?: string): Promise<bigint> {
  const data = `0x70a08231${owner.slice(2).padStart(64, '0')}`
  const call = contract
    ? { method: 'eth_call', params: [{ to: contract, data }, 'latest'] }
    : { method: 'eth_getBalance', params: [owner, 'latest'] }
  return BigInt(await askNode(rpcUrl, call))
}

async function askNode(rpcUrl: string, call: { method: string; params: unknown[] }): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...call })
  const response = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result } = await response.json()
  return result
}
