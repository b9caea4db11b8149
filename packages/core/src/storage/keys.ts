import { isCaipNetworkId, isNamespace, type Namespace } from '@portico/wire'
import * as v from 'valibot'

/** How one value is kept: its name behind the kit's prefix, and what is believed when it is read back. */
export type StoredKey<Value> = {
  readonly name: string
  readonly read: (raw: string) => Value | undefined
  readonly write: (value: Value) => string
}
export type StoredValue<Key> = Key extends StoredKey<infer Value> ? Value : never

const text = v.pipe(v.string(), v.maxLength(512))
const walletSchema = v.object({
  id: text,
  name: v.pipe(text, v.minLength(1)),
  rdns: v.optional(text),
  homepage: v.optional(text),
  image_id: v.optional(text),
  // Icons of announced wallets are large; they are announced again on every page and not kept.
  image_url: v.optional(v.pipe(text, v.regex(/^https:/))),
})
const savedConnectionSchema = v.object({
  connectorId: text,
  accounts: v.pipe(v.array(v.object({ address: v.pipe(text, v.minLength(1)), type: v.optional(text) })), v.maxLength(100)),
  caipNetwork: v.optional(v.custom<`${Namespace}:${string}`>(isCaipNetworkId)),
})
const balanceSchema = v.object({ caipAddress: text, balance: v.pipe(text, v.regex(/^\d+(\.\d+)?$/)), symbol: text, timestamp: v.number() })

/** Every value the browser keeps (STORE-01, what exists so far): one row each. */
export const storedKeys = {
  activeNamespace: plain('active_namespace', isNamespace),
  activeNetwork: plain('active_caip_network_id', isCaipNetworkId),
  connectionStatus: plain('connection_status', (raw): raw is 'connected' | 'disconnected' => raw === 'connected' || raw === 'disconnected'),
  connectedNamespaces: {
    name: 'connected_namespaces',
    read: (raw) => [...new Set(raw.split(',').filter(isNamespace))],
    write: (value) => [...new Set(value)].join(','),
  } satisfies StoredKey<Namespace[]>,
  recentWallets: json('recent_wallets', v.array(walletSchema)),
  connections: json('connections', v.record(v.custom<Namespace>(isNamespace), v.array(savedConnectionSchema))),
  nativeBalances: json('native_balance_cache', v.record(text, balanceSchema)),
}

/** The connector of a namespace has a key of its own. */
export function connectorIdKey(namespace: Namespace): StoredKey<string> {
  return plain(`${namespace}:connected_connector_id`, (raw): raw is string => raw.length > 0 && raw.length <= 512)
}

function plain<Value extends string>(name: string, is: (raw: string) => raw is Value): StoredKey<Value> {
  return { name, read: (raw) => (is(raw) ? raw : undefined), write: (value) => value }
}

function json<Schema extends v.GenericSchema>(name: string, schema: Schema): StoredKey<v.InferOutput<Schema>> {
  return {
    name,
    read(raw) {
      const result = v.safeParse(schema, JSON.parse(raw, dropPollution))
      return result.success ? result.output : undefined
    },
    write: (value) => JSON.stringify(value),
  }
}

// Stored text is anybody's: these keys could reach an object's prototype.
function dropPollution(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value
}
