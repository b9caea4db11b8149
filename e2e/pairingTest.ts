import type { Locator, Page } from '@playwright/test'
import { createRelayWallet, type RelayStep, type RelayWallet, type RelayWalletOptions } from '@portico/testing/relay'
import { WebSocket } from 'ws'
import { readCode } from './setup/readCode.js'
import { first, second } from './steps.js'
import { test as base, expect, type Host } from './test.js'

type PhoneOptions = Pick<RelayWalletOptions, 'privateKeys' | 'oneClick' | 'url'> & {
  script?: readonly RelayStep[]
  chains?: readonly number[]
}
type Phone = { open(options?: PhoneOptions): RelayWallet }

/** Journeys with a wallet on another device, over the operator's own relay. */
export const test = base.extend<{ phone: Phone }>({
  phone: async ({ host }, use) => {
    const opened: RelayWallet[] = []
    await use({
      open({ script, chains = host.chains.map(({ id }) => id), url = 'https://pocket.example', ...config } = {}) {
        const wallet = createRelayWallet({
          relayUrl: `${host.server.endpoint.replace('http', 'ws')}/relay`,
          projectId: host.server.projectId,
          WebSocket,
          name: 'Pocket',
          url,
          privateKeys: [first.privateKey, second.privateKey],
          chainId: host.chains[0].id,
          chains: Object.fromEntries(
            host.chains.filter(({ id }) => chains.includes(id)).map(({ id, rpcUrl }) => [id, { rpcUrl }]),
          ),
          script,
          ...config,
        })
        opened.push(wallet)
        return wallet
      },
    })
    for (const wallet of opened) wallet.destroy()
  },
})

/** For what another program answers over the relay. */
export const patient = Object.freeze({ timeout: 45_000 })

export const codeIn = (modal: Locator) => modal.getByRole('img', { name: /QR code/ })

export async function openCode(host: Host): Promise<Locator> {
  await host.connectButton.click()
  await host.modal.getByRole('button', { name: /WalletConnect/ }).click()
  const code = codeIn(host.modal)
  await expect(code).toBeVisible()
  return code
}

/** By the address: the button shows the account's name as soon as the server has told it. */
export async function isConnected(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => '__kit' in globalThis)
  await expect.poll(() => page.evaluate(() => __kit.getAddress()), patient).toBe(address)
}

/** And knows it: a page that looks for its session again is still connecting. */
export async function isDisconnected(page: Page): Promise<void> {
  await page.waitForFunction(() => '__kit' in globalThis)
  await expect.poll(() => page.evaluate(() => __kit.getAccount('eip155').status), patient).toBe('disconnected')
}

/** The whole way: the code is scanned, the wallet approves. */
export async function pairWith(
  page: Page,
  host: Host,
  wallet: RelayWallet,
  address: string = first.address,
): Promise<void> {
  await wallet.pair(await readCode(page, await openCode(host)))
  await isConnected(page, address)
  await expect(host.modal).toBeHidden(patient)
}
