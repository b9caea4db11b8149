import type { Address } from 'viem'
import type { WalletContext } from './createWalletContext.js'
import { visibleIndexes } from './walletState.js'

/** What the page sees: nothing while the wallet is locked or not connected. */
export function visibleAccounts(ctx: WalletContext): readonly Address[] {
  return visibleIndexes(ctx.state()).map((index) => ctx.keyring.at(index).address)
}
