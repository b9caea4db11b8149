import type { Namespace } from '@portico/wire'
import { noConnections } from '../state/connections.js'
import { initialAccount } from '../state/slices/accounts.js'
import type { State } from '../state/state.js'

/**
 * Before the code that talks to wallets is here: a visitor who was connected sees 'connecting' from the first moment on
 * (STATE-02), or 'disconnected' when that code could not be fetched.
 */
export function markRestoring(state: State, namespaces: readonly Namespace[], isRestoring: boolean): State {
  const each = <Value>(value: Value): Partial<Record<Namespace, Value>> =>
    Object.fromEntries(namespaces.map((namespace) => [namespace, value]))
  const connections = each({ ...noConnections, restoring: isRestoring ? 'start' : undefined })
  const accounts = each({
    ...initialAccount,
    status: isRestoring ? ('connecting' as const) : ('disconnected' as const),
  })
  return {
    ...state,
    connections: { ...state.connections, ...connections },
    accounts: { ...state.accounts, ...accounts },
  }
}
