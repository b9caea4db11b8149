import type { Namespace } from '@portico/wire'
import type { AdapterEvent } from '../../adapters/adapter.js'
import type { PorticoContext } from '../../context.js'
import { accountsChanged } from './accountsChanged.js'
import { connectionLost } from './connectionLost.js'
import { networkChanged } from './networkChanged.js'

export type WalletEvent = Exclude<AdapterEvent, { type: 'connectors' }>

/** What a connected wallet tells: each event has its own action. */
export function walletChanged(ctx: PorticoContext, namespace: Namespace, event: WalletEvent): void {
  switch (event.type) {
    case 'accountsChanged':
      accountsChanged(ctx, namespace, event)
      break
    case 'networkChanged':
      networkChanged(ctx, namespace, event)
      break
    case 'disconnected':
      connectionLost(ctx, namespace, event)
      break
    default:
      event satisfies never
  }
}
