import { adapterFor } from '../adapters/registry.js'
import { needsLegal } from '../config/needsLegal.js'
import { connectionsIn } from '../connections/connectionsIn.js'
import { adapterSourceId } from '../connections/source.js'
import type { Connector } from '../connectors/connector.js'
import type { PorticoContext } from '../context.js'
import { fromRpc } from '../errors/fromRpc.js'
import { walletError } from '../errors/walletError.js'
import { isModalShown, requestedActiveNetwork } from '../state/selectors.js'
import { track } from '../telemetry/track.js'
import { push } from './navigate.js'

export type ConnectParameters = {
  connector: Connector
  /** Asks anew also where the wallet has not answered yet: its window may be lost. */
  isRetry?: boolean | undefined
  /** Connects it beside the wallets of this namespace that are connected; without it, it takes their place. */
  keepOthers?: boolean | undefined
}

/**
 * Asks a wallet for its accounts. Rejects with `connect/abandoned` when the visitor leaves the screen or chooses another
 * wallet; what the wallet answers after the screen was merely left still counts.
 */
export async function connect(
  ctx: PorticoContext,
  { connector, isRetry, keepOthers }: ConnectParameters,
): Promise<void> {
  const { store } = ctx
  const { options, isLegalAccepted } = store.get()
  if (needsLegal(options) && !isLegalAccepted) throw walletError('connect/legal-not-accepted')
  const namespace = connector.chain
  adapterFor(ctx, namespace)
  const connecting = connectionsIn(ctx).connect({
    sourceId: adapterSourceId(namespace),
    connectorId: connector.id,
    namespaces: [namespace],
    request: { connectorId: connector.id, network: requestedActiveNetwork(store.get()) },
    connector,
    isRetry,
    keepOthers,
  })
  if (isModalShown(store.get())) push(ctx, { name: 'ConnectingExternal', data: { connector } })
  track(ctx, { event: 'SELECT_WALLET', properties: { name: connector.name, platform: 'browser' } })
  try {
    await connecting
  } catch (cause) {
    const error = fromRpc(cause)
    if (error.code !== 'connect/abandoned')
      track(ctx, { event: 'CONNECT_ERROR', properties: { message: error.shortMessage } })
    throw error
  }
  await ctx.connected.run((actions) => actions.connectionMade(ctx, connector))
}
