import type { Namespace } from '@portico/wire'
import type { Connection } from '../adapters/adapter.js'
import { connectionsIn } from '../connections/connectionsIn.js'
import type { Connector } from '../connectors/connector.js'
import type { PorticoContext } from '../context.js'
import { walletError } from '../errors/walletError.js'
import { connectionsOf } from '../state/selectors.js'
import { connectionKeys } from '../storage/connectionKeys.js'
import { sameAddress } from '../utils/sameAddress.js'
import { connect } from './connect.js'
import { syncAccount } from './syncAccount.js'

export type SwitchAccountParameters = {
  namespace: Namespace
  address: string
  /** The connector the account belongs to. @default the one that the account is known by */
  connectorId?: string | undefined
}

/** Uses another account: of a connected wallet at once (STATE-10), of another wallet by connecting it (STATE-11). */
export async function switchAccount(ctx: PorticoContext, parameters: SwitchAccountParameters): Promise<void> {
  const { namespace } = parameters
  const connection = connectionFor(ctx, parameters)
  if (connection) {
    await use(ctx, connection, parameters)
    return
  }
  const connector = connectorFor(ctx, parameters)
  if (!connector) {
    ctx.env.log('warn', `No connector found for namespace ${namespace}`)
    return
  }
  await connect(ctx, { connector })
  const made = connectionFor(ctx, { ...parameters, connectorId: connector.id })
  if (made) await use(ctx, made, parameters)
}

/** The connected wallet that holds the account; the one in use where none does. */
function connectionFor(
  { store }: PorticoContext,
  { namespace, address, connectorId }: SwitchAccountParameters,
): Connection | undefined {
  const named = connectionsOf(store.get(), namespace).filter((each) => !connectorId || each.connectorId === connectorId)
  return named.find(({ accounts }) => hasAddress(namespace, accounts, address)) ?? named[0]
}

/** The wallet to ask: the one that was named, that the account was stored with, or the only one. */
function connectorFor(
  { store, storage }: PorticoContext,
  { namespace, address, connectorId }: SwitchAccountParameters,
): Connector | undefined {
  const all = store.get().connectors.filter(({ chain }) => chain === namespace)
  const stored = storage.get(connectionKeys.connections)?.[namespace] ?? []
  const id = connectorId ?? stored.find(({ accounts }) => hasAddress(namespace, accounts, address))?.connectorId
  return id ? all.find((each) => each.id === id) : all.length === 1 ? all[0] : undefined
}

async function use(
  ctx: PorticoContext,
  connection: Connection,
  { namespace, address }: SwitchAccountParameters,
): Promise<void> {
  if (!ctx.store.get().networks.lastOf[namespace]) {
    ctx.env.log('warn', `No current network found for namespace ${namespace}`)
    return
  }
  const account = connection.accounts.find((entry) => sameAddress(namespace, entry.address, address))
  if (!account)
    throw walletError('connection/not-found', undefined, { details: `No connected wallet holds ${address}` })
  // The chosen account goes first, so that a reload and the provider for hosts agree with what is shown.
  const accounts = [account, ...connection.accounts.filter((entry) => entry !== account)]
  connectionsIn(ctx).setAccounts(connection.id, accounts)
  connectionsIn(ctx).select(connection.id)
  await syncAccount(ctx, namespace)
}

function hasAddress(namespace: Namespace, accounts: readonly { address: string }[], address: string): boolean {
  return accounts.some((each) => sameAddress(namespace, each.address, address))
}
