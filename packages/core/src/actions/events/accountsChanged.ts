import type { Namespace } from '@portico/wire'
import type { Account } from '../../adapters/adapter.js'
import type { PorticoContext } from '../../context.js'
import { setConnection } from '../../state/slices/connections.js'
import { saveConnection } from '../../storage/saveConnection.js'
import { report } from '../report.js'
import { syncAccount } from '../syncAccount.js'

/** The wallet's accounts changed: the first one is the one it signs with (STATE-14). */
export function accountsChanged(
  ctx: PorticoContext,
  namespace: Namespace,
  { connectorId, accounts }: { connectorId: string; accounts: readonly Account[] },
): void {
  const connection = ctx.store.get().connections[namespace]
  if (connection?.connectorId !== connectorId || accounts.length === 0) return
  const next = { ...connection, accounts }
  const active = ctx.store.get().networks.active
  ctx.store.update((state) => ({ ...setConnection(state, next), networks: { ...state.networks, active } }))
  saveConnection(ctx.storage, next)
  report(ctx, syncAccount(ctx, namespace))
}
