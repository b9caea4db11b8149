import type { CaipNetworkId, Namespace } from '@portico/wire'

/** A chain the kit can use (NET-01). Made by `defineNetwork`. */
export type Network = {
  readonly id: number | string
  readonly name: string
  readonly chainNamespace: Namespace
  readonly caipNetworkId: CaipNetworkId
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
  readonly assets?: { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined } | undefined
}

/** What a host may pass as a network: a chain object of viem as it is, or the kit's own. */
export type NetworkInput = Omit<Network, 'chainNamespace' | 'caipNetworkId'> & {
  readonly chainNamespace?: Namespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
}
