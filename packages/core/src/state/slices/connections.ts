import { formatCaipAddress } from '@portico/wire'
import type { Connection } from '../../adapters/adapter.js'
import type { Network } from '../../networks/network.js'
import type { State } from '../state.js'
import { setAccount } from './accounts.js'
import { setActiveNetwork } from './networks.js'

/** A connection was made or changed: provider, accounts, address and chain follow it (STATE-04). */
export function setConnection(state: State, connection: Connection, address = connection.accounts[0]?.address): State {
  const { namespace, network, accounts, wallet } = connection
  const isSame = state.accounts[namespace]?.address === address && state.networks.lastOf[namespace] === network
  const next = setAccount({ ...state, connections: { ...state.connections, [namespace]: connection } }, namespace, {
    status: 'connected',
    address,
    caipAddress: address === undefined ? undefined : formatCaipAddress(network, address),
    allAccounts: accounts,
    connectedWalletInfo: wallet,
    addressExplorerUrl: explorerUrl(state.networks.requested, network, address),
    // A balance belongs to one address on one chain.
    ...(isSame
      ? {}
      : {
          balance: undefined,
          balanceSymbol: undefined,
          balanceLoading: false,
          lastRetry: undefined,
          tokenBalance: [],
          profileName: undefined,
          profileImage: undefined,
        }),
  })
  return setActiveNetwork(next, network)
}

function explorerUrl(networks: readonly Network[], id: string, address: string | undefined): string | undefined {
  const base = networks.find((network) => network.caipNetworkId === id)?.blockExplorers?.default.url
  return base && address ? `${base.replace(/\/+$/, '')}/address/${address}` : undefined
}
