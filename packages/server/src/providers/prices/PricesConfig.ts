/** Where prices come from. A table wins over a service. */
export type PricesConfig = {
  /** CAIP-10 address → US dollars; a chain's own coin stands under 0xeeee…eeee. */
  readonly table?: Readonly<Record<string, number>> | undefined
  /** A service with DefiLlama's shape: its address, and its name for each network. */
  readonly llama?: { readonly url: string; readonly chains: Readonly<Record<string, string>> } | undefined
}
