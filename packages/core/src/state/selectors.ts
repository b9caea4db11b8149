import { type Namespace, parseCaipNetworkId } from '@portico/wire'
import type { Connection } from '../adapters/adapter.js'
import type { Network } from '../networks/network.js'
import { unknownNetwork } from '../networks/unknownNetwork.js'
import type { ViewEntry } from '../views.js'
import { initialAccount } from './slices/accounts.js'
import type { AccountState, State } from './state.js'

/** Whether the visitor sees the modal: open over the page, or embedded in it for good. */
export function isModalShown({ modal, options }: Pick<State, 'modal' | 'options'>): boolean {
  return modal.open || options.enableEmbedded
}

export function activeNamespace(state: State): Namespace | undefined {
  return parseCaipNetworkId(state.networks.active)?.namespace
}

/** The requested network in use, if the site asked for it; of a namespace the one that was used there last. */
export function requestedActiveNetwork(state: State, namespace?: Namespace): Network | undefined {
  const id = networkIdOf(state, namespace)
  return state.networks.requested.find((network) => network.caipNetworkId === id)
}

/** The network in use; one that was not requested is the 'Unknown Network'. A new object each time for that one. */
export function activeNetwork(state: State, namespace?: Namespace): Network | undefined {
  const id = networkIdOf(state, namespace)
  return requestedActiveNetwork(state, namespace) ?? (id && unknownNetwork(id))
}

function networkIdOf({ networks: { active, lastOf } }: State, namespace: Namespace | undefined) {
  return namespace ? lastOf[namespace] : active
}

export function accountOf(state: State, namespace: Namespace | undefined = activeNamespace(state)): AccountState {
  return (namespace && state.accounts[namespace]) ?? initialAccount
}

/** The connection of a namespace whose account is shown. */
export function activeConnection(
  { connections }: Pick<State, 'connections'>,
  namespace: Namespace,
): Connection | undefined {
  const owner = connections[namespace]
  return owner?.list.find(({ id }) => id === owner.activeId)
}

export function connectionOf(
  state: State,
  namespace: Namespace | undefined = activeNamespace(state),
): Connection | undefined {
  return namespace && activeConnection(state, namespace)
}

/** Every connection of one namespace, or of all; those in use first. */
export function connectionsOf(
  { connections }: Pick<State, 'connections'>,
  namespace?: Namespace | undefined,
): readonly Connection[] {
  const owners = namespace ? [connections[namespace]] : Object.values(connections)
  const all = owners.flatMap((owner) => owner?.list ?? [])
  const isActive = ({ id }: Connection): boolean => owners.some((owner) => owner?.activeId === id)
  return [...all.filter(isActive), ...all.filter((connection) => !isActive(connection))]
}

/** Whether any namespace has an address. */
export function isAnyConnected(state: State): boolean {
  return Object.values(state.accounts).some((account) => account.address !== undefined)
}

/** A connected wallet sits on a chain the site did not ask for, and may not stay there (MODAL-10). */
export function isUnsupportedNetwork(state: State, namespace?: Namespace): boolean {
  const { enableNetworkSwitch, allowUnsupportedChain, isBasic } = state.options
  const isAsked = enableNetworkSwitch && !allowUnsupportedChain && !isBasic
  const isChecked = isAsked && connectionOf(state, namespace) !== undefined
  return isChecked && !requestedActiveNetwork(state, namespace)
}

export function currentView(state: State): ViewEntry {
  return state.router.stack.at(-1) ?? { name: 'Connect', data: undefined }
}
