import type { Connector } from './connector.js'

/** Connectors of several namespaces with one name become one MULTI_CHAIN entry; the first place is kept. */
export function mergeConnectors(connectors: readonly Connector[]): readonly Connector[] {
  const byName = new Map<string, Connector[]>()
  for (const connector of connectors) {
    const name = canonicalName(connector)
    byName.set(name, [...(byName.get(name) ?? []), connector])
  }
  return [...byName.values()].flatMap((same) => {
    const first = same[0]
    const isMultiChain = new Set(same.map((connector) => connector.chain)).size > 1
    // Two wallets of one name in one namespace are two wallets.
    if (!first || !isMultiChain) return same
    return [{ ...first, type: 'MULTI_CHAIN' as const, connectors: same }]
  })
}

function canonicalName({ name }: Connector): string {
  const plain = name.trim().toLowerCase()
  return plain === 'trust wallet' ? 'trust' : plain
}
