import { isCaipNetworkId, isNamespace, type Namespace } from '@portico/wire'

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
const textLimit = 512

/**
 * What a page reads before a click (STORE-01): the network in use, and whether anything was connected. The other rows come with
 * what reads them.
 */
export const storedKeys = {
  activeNamespace: /* @__PURE__ */ plain('active_namespace', isNamespace),
  activeNetwork: /* @__PURE__ */ plain('active_caip_network_id', isCaipNetworkId),
  connectionStatus: /* @__PURE__ */ plain(
    'connection_status',
    (raw: unknown): raw is 'connected' | 'disconnected' => raw === 'connected' || raw === 'disconnected',
  ),
}

/** The connector of a namespace has a key of its own. */
export function connectorIdKey(namespace: Namespace): StoredKey<string> {
  return plain(`${namespace}:connected_connector_id`, isText)
}

function plain<Value extends string>(name: string, is: (raw: unknown) => raw is Value): StoredKey<Value> {
  return { name, read: (raw) => (is(raw) ? raw : undefined), write: (value) => value }
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= textLimit
}
