import { type CaipNetworkId, parseCaipNetworkId } from '@portico/wire'
import type { Connection } from '../adapters/adapter.js'
import { adapterFor } from '../adapters/registry.js'
import { connectionsIn } from '../connections/connectionsIn.js'
import type { PorticoContext } from '../context.js'
import { fromRpc } from '../errors/fromRpc.js'
import { networkNotFound } from '../errors/networkNotFound.js'
import { PorticoError } from '../errors/PorticoError.js'
import { walletError } from '../errors/walletError.js'
import type { Network } from '../networks/network.js'
import { connectionOf } from '../state/selectors.js'
import { setActiveNetwork } from '../state/slices/networks.js'
import type { SwitchingState } from '../state/state.js'
import { track } from '../telemetry/track.js'
import { leaveNetworkViews } from './leaveNetworkViews.js'
import { raiseAlert } from './showAlert.js'
import { syncAccount } from './syncAccount.js'

export type SwitchNetworkParameters = { network: CaipNetworkId | Pick<Network, 'caipNetworkId'> }

/** Makes a network the one in use; inside a connected namespace the wallet is asked first (NET-03, NET-04). */
export async function switchNetwork(ctx: PorticoContext, { network }: SwitchNetworkParameters): Promise<void> {
  const target = findNetwork(ctx, typeof network === 'string' ? network : network?.caipNetworkId)
  const namespace = target.chainNamespace
  const connection = connectionOf(ctx.store.get(), namespace)
  if (connection) {
    await requestSwitch(ctx, connection, target)
    const current = connectionOf(ctx.store.get(), namespace)
    if (current?.id !== connection.id) return // the wallet left, or another took its place
    connectionsIn(ctx).setNetwork(connection.id, target.caipNetworkId)
  }
  ctx.store.update((state) => setActiveNetwork(state, target.caipNetworkId))
  track(ctx, { event: 'SWITCH_NETWORK', properties: { network: target.caipNetworkId } })
  leaveNetworkViews(ctx)
  await syncAccount(ctx, namespace)
}

/** Requests the switch and keeps its status in the state, for the view; only the last requested network counts. */
async function requestSwitch(ctx: PorticoContext, connection: Connection, target: Network): Promise<void> {
  const pending: SwitchingState = { id: ctx.env.randomId(), network: target.caipNetworkId, status: 'pending' }
  const settle = (switching: SwitchingState | undefined): void =>
    ctx.store.update((state) => (state.switching === pending ? { ...state, switching } : state))
  ctx.store.update((state) => ({ ...state, switching: pending }))
  try {
    // A session holds the networks that were approved with it, and no other (NET-05).
    if (connection.approved && !connection.approved.includes(target.caipNetworkId))
      throw new PorticoError('network/not-supported')
    await adapterFor(ctx, connection.namespace).switchNetwork(connection, target)
    settle(undefined)
  } catch (cause) {
    const error = fromRpc(cause)
    settle({ ...pending, status: 'failed', error: error.code })
    throw error
  }
}

function findNetwork(ctx: PorticoContext, id: unknown): Network {
  const parts = parseCaipNetworkId(id)
  if (!parts) throw walletError('network/invalid-id', { value: String(id) }) // RELAY-13
  const { requested } = ctx.store.get().networks
  const target = requested.find((entry) => entry.caipNetworkId === id)
  if (target) return target
  const isConfigured =
    ctx.adapters.has(parts.namespace) || requested.some((entry) => entry.chainNamespace === parts.namespace)
  if (!isConfigured) throw new PorticoError('namespace/not-configured') // NET-08
  raiseAlert(ctx, networkNotFound) // NET-06
  throw walletError('network/not-found')
}
