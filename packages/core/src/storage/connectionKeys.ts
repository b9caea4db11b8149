import { type CaipNetworkId, isCaipNetworkId, isNamespace, type Namespace } from '@portico/wire'
import { limits } from '../config/limits.js'
import { isRecord } from '../utils/isRecord.js'
import { json } from './json.js'
import { isText, type StoredKey } from './keys.js'
import { list } from './list.js'
import { record } from './record.js'

export type StoredConnection = {
  connectorId: string
  accounts: { address: string; type?: string | undefined }[]
  caipNetwork?: CaipNetworkId | undefined
  /** Tells one session of the same connector from the next. */
  session?: string | undefined
}
export type StoredBalance = { caipAddress: string; balance: string; symbol: string; timestamp: number }

/** What is kept of connections; it comes with the code that talks to wallets, not with the page. */
export const connectionKeys = {
  connectedNamespaces: {
    name: 'connected_namespaces',
    read: (raw: string) => [...new Set(raw.split(',').filter(isNamespace))],
    write: (value: Namespace[]) => [...new Set(value)].join(','),
  } satisfies StoredKey<Namespace[]>,
  connections: /* @__PURE__ */ json(
    'connections',
    /* @__PURE__ */ record(isNamespace, /* @__PURE__ */ list(readConnection)),
  ),
  nativeBalances: /* @__PURE__ */ json('native_balance_cache', /* @__PURE__ */ record(isText, readBalance)),
}

function readConnection(value: unknown): StoredConnection | undefined {
  if (!isRecord(value) || !isText(value['connectorId'])) return undefined
  const { connectorId, caipNetwork, session, accounts: given } = value
  // Cut, not refused: the one in use comes first.
  const accounts = list(readAccount, limits.accounts)(Array.isArray(given) ? given.slice(0, limits.accounts) : given)
  return (
    accounts && {
      connectorId,
      accounts,
      caipNetwork: isCaipNetworkId(caipNetwork) ? caipNetwork : undefined,
      session: isText(session) ? session : undefined,
    }
  )
}

function readAccount(value: unknown): StoredConnection['accounts'][number] | undefined {
  if (!isRecord(value) || !isText(value['address'])) return undefined
  return { address: value['address'], type: isText(value['type']) ? value['type'] : undefined }
}

function readBalance(value: unknown): StoredBalance | undefined {
  if (!isRecord(value)) return undefined
  const { caipAddress, balance, symbol, timestamp } = value
  if (!isText(caipAddress) || !isText(balance) || typeof symbol !== 'string' || typeof timestamp !== 'number')
    return undefined
  return /^\d+(\.\d+)?$/.test(balance) ? { caipAddress, balance, symbol, timestamp } : undefined
}
