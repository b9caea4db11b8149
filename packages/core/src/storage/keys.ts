import { type CaipNetworkId, isCaipNetworkId, isNamespace, type Namespace } from '@portico/wire'
import { limits } from '../config/limits.js'
import { isRecord } from '../utils/isRecord.js'

/** How one value is kept: its name behind the kit's prefix, and what is believed when it is read back. */
export type StoredKey<Value> = {
  readonly name: string
  /** The name is whole as it is: others know the value by it. */
  readonly isWhole?: boolean | undefined
  /** The form that it has now; raised when that changes. Each form has a name of its own. @default 0 */
  readonly version?: number | undefined
  /** Brings text of an earlier form to the present one; without it, such a value is dropped. */
  readonly upgrade?: ((raw: string, version: number) => string | undefined) | undefined
  readonly read: (raw: string) => Value | undefined
  readonly write: (value: Value) => string
}
export type StoredValue<Key> = Key extends StoredKey<infer Value> ? Value : never

const textLimit = 512
const listLimit = 100

export type StoredWallet = { id: string; name: string; rdns?: string | undefined; homepage?: string | undefined }
export type StoredConnection = {
  connectorId: string
  accounts: { address: string; type?: string | undefined }[]
  caipNetwork?: CaipNetworkId | undefined
  /** Tells one session of the same connector from the next. */
  session?: string | undefined
}
export type StoredBalance = { caipAddress: string; balance: string; symbol: string; timestamp: number }

/** Every value the browser keeps (STORE-01, what exists so far): one row each. */
export const storedKeys = {
  activeNamespace: /* @__PURE__ */ plain('active_namespace', isNamespace),
  activeNetwork: /* @__PURE__ */ plain('active_caip_network_id', isCaipNetworkId),
  connectionStatus: /* @__PURE__ */ plain(
    'connection_status',
    (raw: unknown): raw is 'connected' | 'disconnected' => raw === 'connected' || raw === 'disconnected',
  ),
  connectedNamespaces: {
    name: 'connected_namespaces',
    read: (raw: string) => [...new Set(raw.split(',').filter(isNamespace))],
    write: (value: Namespace[]) => [...new Set(value)].join(','),
  } satisfies StoredKey<Namespace[]>,
  recentWallets: /* @__PURE__ */ json('recent_wallets', (value) =>
    /* @__PURE__ */ list(readWallet)(value)?.slice(0, limits.recentWallets),
  ), // CONNECT-15
  connections: /* @__PURE__ */ json(
    'connections',
    /* @__PURE__ */ record(isNamespace, /* @__PURE__ */ list(readConnection)),
  ),
  nativeBalances: /* @__PURE__ */ json('native_balance_cache', /* @__PURE__ */ record(isText, readBalance)),
}

/** The connector of a namespace has a key of its own. */
export function connectorIdKey(namespace: Namespace): StoredKey<string> {
  return plain(`${namespace}:connected_connector_id`, isText)
}

function plain<Value extends string>(name: string, is: (raw: unknown) => raw is Value): StoredKey<Value> {
  return { name, read: (raw) => (is(raw) ? raw : undefined), write: (value) => value }
}

export function json<Value>(name: string, read: (value: unknown) => Value | undefined, version = 0): StoredKey<Value> {
  return { name, version, read: (raw) => read(JSON.parse(raw, dropPollution)), write: (value) => JSON.stringify(value) }
}

function readWallet(value: unknown): StoredWallet | undefined {
  if (!isRecord(value) || !isText(value['id']) || !isText(value['name'])) return undefined
  const { id, name, rdns, homepage } = value
  return { id, name, rdns: isText(rdns) ? rdns : undefined, homepage: isText(homepage) ? homepage : undefined }
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

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= textLimit
}

/** A list whose entries are all good; one bad entry spoils it, because somebody else wrote it. */
export function list<Entry>(
  read: (value: unknown) => Entry | undefined,
  most: number = listLimit,
): (value: unknown) => Entry[] | undefined {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined
    const entries = value.map(read).filter((entry) => entry !== undefined)
    return entries.length === value.length ? entries : undefined
  }
}

export function record<Key extends string, Entry>(
  isKey: (value: unknown) => value is Key,
  read: (value: unknown) => Entry | undefined,
): (value: unknown) => Partial<Record<Key, Entry>> | undefined {
  return (value) => {
    if (!isRecord(value)) return undefined
    const entries = Object.entries(value).flatMap(([key, raw]) => {
      const entry = read(raw)
      return isKey(key) && entry !== undefined ? [[key, entry] as const] : []
    })
    return Object.fromEntries(entries) as Partial<Record<Key, Entry>> // keys and entries were checked one by one
  }
}

// Stored text is anybody's: these keys could reach an object's prototype.
function dropPollution(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value
}
