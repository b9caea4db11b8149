/** Chain namespaces the kit connects to (NET-02). */
export const namespaces = /* @__PURE__ */ Object.freeze(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const)
export type Namespace = (typeof namespaces)[number]

/** What the relay layer knows beyond the kit's own namespaces (NET-02). */
export const relayNamespaces = /* @__PURE__ */ Object.freeze([
  'eip155',
  'algorand',
  'solana',
  'cosmos',
  'polkadot',
  'cip34',
  'elrond',
  'multiversx',
  'near',
  'tezos',
] as const)
export type RelayNamespace = (typeof relayNamespaces)[number]

/** CAIP-2: `namespace:reference`. */
export type CaipNetworkId = `${Namespace}:${string}`
/** CAIP-10: `namespace:reference:address`. */
export type CaipAddress = `${Namespace}:${string}:${string}`

export type CaipNetworkParts = { namespace: Namespace; reference: string }
export type CaipAddressParts = CaipNetworkParts & { address: string }

export function isNamespace(value: unknown): value is Namespace {
  return namespaces.some((namespace) => namespace === value)
}

/** Two non-empty parts and a known namespace, else undefined (ERR-04, RELAY-13). */
export function parseCaipNetworkId(value: unknown): CaipNetworkParts | undefined {
  const [namespace, reference, ...rest] = split(value)
  if (rest.length || !isNamespace(namespace) || !isReference(reference)) return undefined
  return { namespace, reference }
}

/** Three non-empty parts and a known namespace, else undefined (ERR-04). */
export function parseCaipAddress(value: unknown): CaipAddressParts | undefined {
  const [namespace, reference, address, ...rest] = split(value)
  if (rest.length || !isNamespace(namespace) || !isReference(reference) || !isAccountAddress(address)) return undefined
  return { namespace, reference, address }
}

export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  return parseCaipNetworkId(value) !== undefined
}

export function isCaipAddress(value: unknown): value is CaipAddress {
  return parseCaipAddress(value) !== undefined
}

export function formatCaipNetworkId(namespace: Namespace, reference: string | number): CaipNetworkId {
  return `${namespace}:${reference}`
}

export function formatCaipAddress(network: CaipNetworkId, address: string): CaipAddress {
  return `${network}:${address}`
}

function split(value: unknown): (string | undefined)[] {
  return typeof value === 'string' ? value.split(':') : []
}

// CAIP-2 and CAIP-10 fix these alphabets and lengths.
function isReference(value: string | undefined): value is string {
  return value !== undefined && /^[-_a-zA-Z0-9]{1,32}$/.test(value)
}

function isAccountAddress(value: string | undefined): value is string {
  return value !== undefined && /^[-.%a-zA-Z0-9]{1,128}$/.test(value)
}
