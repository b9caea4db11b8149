import type { WalletContext } from './createWalletContext.js'
import { VirtualWalletError } from './VirtualWalletError.js'

/** The person picks a network in the wallet; it may be one that the page does not know. */
export function changeChain(ctx: WalletContext, chainId: number): void {
  if (!Number.isSafeInteger(chainId) || chainId < 1) {
    throw new VirtualWalletError(`A chain id is a positive whole number, not ${chainId}.`)
  }
  const { chains, forgotten } = ctx.state()
  const { [chainId]: _, ...stillForgotten } = forgotten
  ctx.update({ chainId, chains: { [chainId]: {}, ...chains }, forgotten: stillForgotten })
}
