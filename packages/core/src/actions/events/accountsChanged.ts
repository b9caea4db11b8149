import type { Account, Connection } from '../../adapters/adapter.js'
import { connectionsIn } from '../../connections/connectionsIn.js'
import type { PorticoContext } from '../../context.js'
import { report } from '../report.js'
import { syncAccount } from '../syncAccount.js'

/** The wallet's accounts changed: the first one is the one it signs with (STATE-14). */
export function accountsChanged(ctx: PorticoContext, connection: Connection, accounts: readonly Account[]): void {
  if (accounts.length === 0) return
  connectionsIn(ctx).setAccounts(connection.id, accounts)
  report(ctx, syncAccount(ctx, connection.namespace))
}
