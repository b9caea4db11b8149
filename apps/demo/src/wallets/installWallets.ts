import type { VirtualWallet } from '@portico/testing/wallets'
import type { Devnet } from '../devnet/devnet.js'
import { createWalletMemory } from './createWalletMemory.js'
import { stepsFor } from './stepsFor.js'
import type { Behaviour, WalletChoice } from './walletChoice.js'

export type InstalledWallets = {
  readonly wallets: readonly VirtualWallet[]
  behave(behaviour: Behaviour): void
  remove(): void
}

/** Puts virtual wallets into the page as extensions would be. Their code is loaded now, and not before. */
export async function installWallets({ count, behaviour }: WalletChoice, devnet: Devnet): Promise<InstalledWallets> {
  const { createVirtualWallet, walletConfigs } = await import('@portico/testing/wallets')
  const chains = Object.fromEntries(devnet.chains.map(({ id, rpcUrl }) => [id, { rpcUrl }]))
  const chainId = devnet.chains[0]?.id ?? 31337
  const keys = devnet.accounts.map(({ privateKey }) => privateKey)
  const steps = stepsFor(behaviour)
  const wallets = walletConfigs(count, { chainId, chains, script: steps }).map((config, index) => {
    const first = (index * 2) % keys.length
    const fresh = { locked: false, chains, forgotten: {}, steps }
    return createVirtualWallet({
      ...config,
      privateKeys: [...keys.slice(first), ...keys.slice(0, first)].slice(0, 2),
      memory: createWalletMemory(config.rdns ?? String(index), fresh),
    })
  })
  for (const wallet of wallets) wallet.announce(window)
  return {
    wallets,
    behave(next) {
      for (const wallet of wallets) {
        wallet.clearScript()
        wallet.play(stepsFor(next))
        // Who hung has come back, and answers what still waits.
        if (next === 'reject') wallet.rejectPending()
        if (next !== 'locked') wallet.unlock()
        if (next === 'approve') wallet.resolvePending()
      }
    },
    remove() {
      for (const wallet of wallets) wallet.destroy()
    },
  }
}
