import type { Namespace } from '@portico/wire'
import type { AdapterEvent } from '../../adapters/adapter.js'
import type { PorticoContext } from '../../context.js'
import { accountsChanged } from './accountsChanged.js'
import { connectionLost } from './connectionLost.js'
import { connectorsFound } from './connectorsFound.js'
import { networkChanged } from './networkChanged.js'

/** The one place where adapters reach the store: each event has its own action. */
export function onAdapterEvent(ctx: PorticoContext, namespace: Namespace, event: AdapterEvent): void {
  switch (event.type) {
    case 'connectors':
      return connectorsFound(ctx, namespace, event.connectors)
    case 'accountsChanged':
      return accountsChanged(ctx, namespace, event)
    case 'networkChanged':
      return networkChanged(ctx, namespace, event)
    case 'disconnected':
      return connectionLost(ctx, namespace, event)
    default:
      event satisfies never
  }
}
