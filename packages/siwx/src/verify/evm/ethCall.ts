import type { CaipNetworkId } from '@portico/wire'

/**
 * One `eth_call` at the latest block of a chain, for the signatures of wallet contracts. Without `to`, `data` is run as the
 * code of a new contract. Answers what the node answers; undefined when the call reverted. Rejects when no node answered.
 */
export type EthCall = (
  chainId: CaipNetworkId,
  request: { readonly to?: string | undefined; readonly data: string },
) => Promise<string | undefined>
