import { formatCaipAddress, type Namespace } from '@portico/wire'
import type { Connection } from '../adapters/adapter.js'
import { explorerUrl } from '../networks/explorerUrl.js'
import type { Network } from '../networks/network.js'
import { activeConnection } from '../state/selectors.js'
import { initialAccount } from '../state/slices/accounts.js'
import { setActiveNetwork } from '../state/slices/networks.js'
import type { AccountState, ConnectionStatus, State } from '../state/state.js'
import type { ConnectionsState } from './machine.js'

/**
 * Lays new connections over the state, and with them all that follows from them: status, address, accounts, chain. The only
 * place where a status is written; it is computed here and kept, so that a reader gets the same object until it changes.
 */
export function project(state: State, { connections, requests }: ConnectionsState, activate?: Namespace): State {
  const namespaces = Object.keys({ ...state.connections, ...connections, ...state.accounts }) as Namespace[] // of these very records
  for (const { namespaces: asked } of [...state.requests, ...requests]) namespaces.push(...asked)
  const before = state
  const base = { ...state, connections, requests }
  const all = [...new Set(namespaces)]
  const accounts = all.flatMap((namespace) => {
    const account = accountFor(base, namespace, activeConnection(base, namespace))
    return account === state.accounts[namespace] ? [] : [[namespace, account] as const]
  })
  const next = accounts.length ? { ...base, accounts: { ...state.accounts, ...Object.fromEntries(accounts) } } : base
  return all.reduce(
    (each, namespace) => followNetwork(before, each, activeConnection(each, namespace), namespace === activate),
    next,
  )
}

export function statusOf({ connections, requests }: ConnectionsState, namespace: Namespace): ConnectionStatus {
  const owner = connections[namespace]
  if (owner?.activeId) return 'connected'
  const isAsked = requests.some(({ mode, namespaces }) => isVisible[mode] && namespaces.includes(namespace))
  return isAsked || owner?.restoring ? 'connecting' : 'disconnected'
}

/** Whether the visitor knows that a wallet is asked. */
const isVisible = /* @__PURE__ */ Object.freeze({ shown: true, kept: true, aside: false, silent: false })

function accountFor(state: State, namespace: Namespace, active: Connection | undefined): AccountState | undefined {
  const account = state.accounts[namespace]
  const status = statusOf(state, namespace)
  if (!active) {
    // A reset clears all that belonged to the account (STATE-09); without one there is nothing but the status.
    const base = !account || account.address !== undefined ? initialAccount : account
    if (!account && status === 'disconnected') return undefined
    return base.status === status ? base : { ...base, status }
  }
  const { network, accounts, wallet } = active
  const address = accounts[0]?.address
  const caipAddress = address === undefined ? undefined : formatCaipAddress(network, address)
  const shown = { status, address, caipAddress, allAccounts: accounts, connectedWalletInfo: wallet }
  const base = account ?? initialAccount
  const isSame = Object.entries(shown).every(([name, value]) => base[name as keyof AccountState] === value) // names of `shown`
  if (isSame) return base
  return {
    ...(base.caipAddress === caipAddress ? base : withoutHoldings(base)),
    ...shown,
    addressExplorerUrl: explorerUrl(networkOf(state, network), 'address', address),
  }
}

/** A balance and a name belong to one address on one chain. */
function withoutHoldings(account: AccountState): AccountState {
  const { balance, balanceSymbol, balanceLoading, lastRetry, tokenBalance, profileName, profileImage } = initialAccount
  return { ...account, balance, balanceSymbol, balanceLoading, lastRetry, tokenBalance, profileName, profileImage }
}

/** The chain in use follows a connection that was just made, and one that moved while its namespace is in use. */
function followNetwork(before: State, next: State, active: Connection | undefined, isActivated: boolean): State {
  if (!active) return next
  const { namespace, network } = active
  const hasMoved = activeConnection(before, namespace)?.network !== network
  if (!hasMoved && !isActivated) return next
  const moved = setActiveNetwork(next, network)
  const isInUse = before.networks.active?.startsWith(`${namespace}:`) ?? true
  return isActivated || isInUse ? moved : { ...moved, networks: { ...moved.networks, active: next.networks.active } }
}

function networkOf({ networks }: State, id: string): Network | undefined {
  return networks.requested.find((network) => network.caipNetworkId === id)
}
