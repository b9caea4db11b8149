/** What a page of the local explorer is about; wallets and the kit append `/tx/…` and `/address/…` to the explorer's address. */
export type ExplorerPath = { readonly chainId: number } & (
  | { readonly kind: 'chain' }
  | { readonly kind: 'tx' | 'address'; readonly value: string }
)

/** Undefined when the path is none of the explorer's. */
export function readExplorerPath(path: string): ExplorerPath | undefined {
  const found = /^\/explorer\/(\d{1,15})(?:\/(?:(tx)\/(0x[0-9a-f]{64})|(address)\/(0x[0-9a-f]{40})))?\/?$/i.exec(path)
  if (!found) return undefined
  const chainId = Number(found[1])
  const kind = found[2] ?? found[4]
  const value = found[3] ?? found[5]
  return (kind === 'tx' || kind === 'address') && value ? { chainId, kind, value } : { chainId, kind: 'chain' }
}
