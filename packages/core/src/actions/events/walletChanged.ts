import type { Namespace } from '@portico/wire'
import type { AdapterEvent, Connection } from '../../adapters/adapter.js'
import type { PorticoContext } from '../../context.js'
import { connectionsOf } from '../../state/selectors.js'
import { accountsChanged } from './accountsChanged.js'
import { connectionLost } from './connectionLost.js'
import { networkChanged } from './networkChanged.js'

export type WalletEvent = Exclude<AdapterEvent, { type: 'connectors' }>

/** What a connected wallet tells: each event has its own action. */
export function walletChanged(ctx: PorticoContext, namespace: Namespace, event: WalletEvent): void {
  const { connectorId, provider } = event
  const isTeller = (each: Connection): boolean =>
    each.connectorId === connectorId && (provider === undefined || each.provider === provider)
  const connection = connectionsOf(ctx.store.get(), namespace).find(isTeller)
  if (!connection) return
  switch (event.type) {
    case 'accountsChanged':
      accountsChanged(ctx, connection, event.accounts)
      break
    case 'networkChanged':
      networkChanged(ctx, connection, event.network)
      break
    case 'disconnected':
      connectionLost(ctx, connection)
      break
    default:
      event satisfies never
  }
}
