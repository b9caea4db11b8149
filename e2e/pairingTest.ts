import type { Locator, Page } from '@playwright/test'
import { createRelayWallet, type RelayStep, type RelayWallet } from '@portico/testing/relay'
import { WebSocket } from 'ws'
import { readCode } from './setup/readCode.js'
import { accountButton, first, second } from './steps.js'
import { test as base, expect, type Host } from './test.js'

type Phone = { open(options?: { script?: readonly RelayStep[]; chains?: readonly number[] }): RelayWallet }

/** Journeys with a wallet on another device, over the operator's own relay. */
export const test = base.extend<{ phone: Phone }>({
  phone: async ({ host }, use) => {
    const opened: RelayWallet[] = []
    await use({
      open({ script, chains = host.chains.map(({ id }) => id) } = {}) {
        const wallet = createRelayWallet({
          relayUrl: `${host.server.endpoint.replace('http', 'ws')}/relay`,
          projectId: host.server.projectId,
          WebSocket,
          name: 'Pocket',
          privateKeys: [first.privateKey, second.privateKey],
          chainId: host.chains[0].id,
          chains: Object.fromEntries(
            host.chains.filter(({ id }) => chains.includes(id)).map(({ id, rpcUrl }) => [id, { rpcUrl }]),
          ),
          script,
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

/** The whole way: the code is scanned, the wallet approves. */
export async function pairWith(page: Page, host: Host, wallet: RelayWallet): Promise<void> {
  await wallet.pair(await readCode(page, await openCode(host)))
  await expect(accountButton(page)).toBeVisible(patient)
  await expect(host.modal).toBeHidden()
}
