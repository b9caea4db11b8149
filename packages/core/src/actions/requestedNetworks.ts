import { formatCaipNetworkId, type Namespace } from '@portico/wire'
import { adapterFor } from '../adapters/registry.js'
import type { Chunk } from '../chunk.js'
import { resolveNetwork } from '../config/resolveNetworks.js'
import type { PorticoContext } from '../context.js'
import type { NetworkInput } from '../networks/network.js'
import { isUnsupportedNetwork } from '../state/selectors.js'
import { addRequestedNetwork, removeRequestedNetwork } from '../state/slices/networks.js'
import type { ModalActions } from './modalActions.js'
import { report } from './report.js'

export type AddNetworkParameters = { namespace: Namespace; network: NetworkInput }
export type RemoveNetworkParameters = { namespace: Namespace; id: number | string }

/** Adds a chain at run time; its namespace needs an adapter (CFG-09). */
export function addNetwork(ctx: PorticoContext, { namespace, network }: AddNetworkParameters): void {
  adapterFor(ctx, namespace)
  const added = resolveNetwork('network', { ...network, chainNamespace: network?.chainNamespace ?? namespace })
  adapterFor(ctx, added.chainNamespace) // the network's own namespace counts
  ctx.store.update((state) => addRequestedNetwork(state, added))
}

/**
 * Removes a chain at run time; removing the one in use activates another (CFG-09). Where a wallet is on it, only the visitor
 * can change that: the modal says that the chain is not supported and offers the others.
 */
export function removeNetwork(
  ctx: PorticoContext,
  modal: Chunk<ModalActions>,
  { namespace, id }: RemoveNetworkParameters,
): void {
  adapterFor(ctx, namespace)
  ctx.store.update((state) => removeRequestedNetwork(state, namespace, formatCaipNetworkId(namespace, id)))
  if (!isUnsupportedNetwork(ctx.store.get())) return
  report(
    ctx,
    modal.run(({ open }) => open(ctx, { view: 'UnsupportedChain' })), // MODAL-10
  )
}
