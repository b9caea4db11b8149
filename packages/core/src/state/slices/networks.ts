import { type CaipNetworkId, type Namespace, parseCaipNetworkId } from '@portico/wire'
import type { Network } from '../../networks/network.js'
import type { State } from '../state.js'

/** Makes a chain the one in use; its namespace, and so the active address, follows (NET-03). */
export function setActiveNetwork(state: State, id: CaipNetworkId): State {
  const namespace = parseCaipNetworkId(id)?.namespace
  if (!namespace) return state
  const lastOf = { ...state.networks.lastOf, [namespace]: id }
  return { ...state, networks: { ...state.networks, active: id, lastOf } }
}

export function addRequestedNetwork(state: State, network: Network): State {
  const others = state.networks.requested.filter((entry) => entry.caipNetworkId !== network.caipNetworkId)
  return { ...state, networks: { ...state.networks, requested: [...others, network] } }
}

/** Removing the chain in use makes another one active, unless a wallet is on it: where a wallet is, only the wallet changes. */
export function removeRequestedNetwork(state: State, namespace: Namespace, id: CaipNetworkId): State {
  const requested = state.networks.requested.filter((network) => network.caipNetworkId !== id)
  const next = { ...state, networks: { ...state.networks, requested } }
  if (state.networks.active !== id || state.connections[namespace]?.activeId) return next
  const other = requested.find((network) => network.chainNamespace === namespace) ?? requested[0]
  return other ? setActiveNetwork(next, other.caipNetworkId) : next
}
