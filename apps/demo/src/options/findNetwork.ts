import { isRecord } from './jsonOptions.js'
import { type KnownNetwork, knownNetworks } from './knownNetworks.js'

/** The known network behind 1, '1' or 'eip155:1'. */
export function findNetwork(reference: unknown): KnownNetwork | undefined {
  if (typeof reference !== 'number' && typeof reference !== 'string') return undefined
  const id = /^\d+$/.test(String(reference)) ? `eip155:${reference}` : reference
  return knownNetworks.find(({ network }) => network.caipNetworkId === id)
}

/** One form for all ways to name a network, so that they can be compared. */
export function networkKey(reference: unknown): string {
  const known = findNetwork(reference)
  if (known) return known.network.caipNetworkId
  if (isRecord(reference)) return String(reference['caipNetworkId'] ?? `eip155:${String(reference['id'])}`)
  return String(reference)
}
