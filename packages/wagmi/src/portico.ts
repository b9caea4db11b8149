import type { Portico } from '@portico/core'
import type { Eip1193Provider } from '@portico/wire'
import type { CreateConnectorFn } from '@wagmi/core'
import { connectionOf, viewOf, type WagmiView } from './evmConnection.js'
import { createLiveProvider } from './liveProvider.js'
import { toWalletError } from './toWalletError.js'
import { connectInModal, untilRestored } from './untilConnected.js'
import { WalletError } from './WalletError.js'

export const connectorId = 'portico'

/** A wagmi connector that has no connection of its own: all it knows and does is the kit's. Give the config to `bridge` too. */
export function portico(kit: Portico): CreateConnectorFn<Eip1193Provider> {
  const provider = createLiveProvider(kit)
  const current = (): WagmiView => {
    const view = viewOf(kit)
    if (!view) throw new WalletError(4900, 'No wallet is connected.')
    return view
  }
  return ({ chains }) => {
    async function switchChain({ chainId }: { chainId: number }) {
      const chain = chains.find(({ id }) => id === chainId)
      if (!chain) throw new WalletError(4902, `Chain ${chainId} is not in wagmi's config. Add it to its "chains".`)
      try {
        await kit.switchNetwork(`eip155:${chainId}`)
      } catch (error) {
        throw toWalletError(error)
      }
      return chain
    }
    return {
      id: connectorId,
      name: 'Portico',
      type: connectorId,
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        await untilRestored(kit)
        if (!connectionOf(kit)) {
          if (isReconnecting) throw new WalletError(4900, 'No wallet is connected.')
          await connectInModal(kit)
        }
        // The wallet is connected also where it does not switch, as with wagmi's own connectors; only a visitor who says no means it.
        if (chainId !== undefined && chainId !== current().chainId)
          await switchChain({ chainId }).catch((error: unknown) => {
            if (error instanceof WalletError && error.code === 4001) throw error
          })
        const { accounts, chainId: connected } = current()
        const listed = withCapabilities ? accounts.map((address) => ({ address, capabilities: {} })) : accounts
        // The type depends on `withCapabilities`, which the compiler does not follow here.
        return { accounts: listed as never, chainId: connected }
      },
      disconnect: () => kit.disconnect('eip155'),
      getAccounts: async () => current().accounts,
      getChainId: async () => current().chainId,
      getProvider: async () => provider,
      isAuthorized: () => untilRestored(kit),
      switchChain,
      // The kit listens to wallets; `bridge` tells wagmi.
      onAccountsChanged: () => undefined,
      onChainChanged: () => undefined,
      onDisconnect: () => undefined,
    }
  }
}
