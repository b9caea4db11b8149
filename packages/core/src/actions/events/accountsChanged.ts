import type { Account, Connection } from '../../adapters/adapter.js'
import { connectionsIn } from '../../connections/connectionsIn.js'
import type { PorticoContext } from '../../context.js'
import { sameAddress } from '../../utils/sameAddress.js'
import { report } from '../report.js'
import { syncAccount } from '../syncAccount.js'

/** The wallet's accounts changed: the first one is the one it signs with (STATE-14). */
export function accountsChanged(ctx: PorticoContext, connection: Connection, accounts: readonly Account[]): void {
  if (accounts.length === 0) return
  const { namespace, accounts: known } = connection
  // Wallets change the capitals of an address from one answer to the next: to all who compare, it is the account it was.
  const spelled = accounts.map((each) => {
    const same = known.find(({ address }) => sameAddress(namespace, address, each.address))
    return same ? { ...each, address: same.address } : each
  })
  connectionsIn(ctx).setAccounts(connection.id, spelled)
  report(ctx, syncAccount(ctx, namespace))
}
