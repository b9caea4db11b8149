import type { CaipNetworkId, Namespace } from '@portico/wire'

export type BlockExplorer = {
  readonly name: string
  readonly url: string
  /** Where its pages are, behind `url`, with `{id}` for an address or hash. @default `/address/{id}` and `/tx/{id}` (EIP-3091) */
  readonly paths?: { readonly address?: string | undefined; readonly transaction?: string | undefined } | undefined
}

/** A chain the kit can use (NET-01). Made by `defineNetwork`. */
export type Network = {
  readonly id: number | string
  readonly name: string
  readonly chainNamespace: Namespace
  readonly caipNetworkId: CaipNetworkId
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: BlockExplorer } | undefined
  /** Contracts that every chain of its kind has, as viem's chains list them; `gasPriceOracle` says what a rollup takes beside gas. */
  readonly contracts?: Readonly<Record<string, unknown>> | undefined
  readonly testnet?: boolean | undefined
  readonly assets?: { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined } | undefined
}

/** What a host may pass as a network: a chain object of viem as it is, or the kit's own. */
export type NetworkInput = Omit<Network, 'chainNamespace' | 'caipNetworkId'> & {
  readonly chainNamespace?: Namespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
}
