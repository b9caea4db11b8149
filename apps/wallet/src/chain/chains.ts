/** A chain that the wallet knows. Without a node it can sign for it and send nothing. */
export type WalletChain = { readonly id: number; readonly name: string; readonly rpcUrl?: string | undefined }

/** The wallet signs for these and never sends: the test keys hold nothing there. */
const others: readonly WalletChain[] = /* @__PURE__ */ Object.freeze([
  { id: 1, name: 'Ethereum' },
  { id: 10, name: 'OP Mainnet' },
  { id: 137, name: 'Polygon' },
  { id: 8453, name: 'Base' },
  { id: 42161, name: 'Arbitrum One' },
  { id: 11155111, name: 'Sepolia' },
])

export function allChains(configured: readonly WalletChain[]): readonly WalletChain[] {
  return [...configured, ...others.filter(({ id }) => !configured.some((chain) => chain.id === id))]
}

export const toCaip = (id: number): string => `eip155:${id}`

/** The number in `eip155:10`; undefined for another family. */
export function fromCaip(chain: string): number | undefined {
  const [, text] = /^eip155:([1-9]\d{0,15})$/.exec(chain) ?? []
  const id = Number(text)
  return text && Number.isSafeInteger(id) ? id : undefined
}
