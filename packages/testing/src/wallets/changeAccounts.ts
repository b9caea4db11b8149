import type { WalletContext } from './createWalletContext.js'
import { VirtualWalletError } from './VirtualWalletError.js'

/** An address of the wallet, or the position of its key. */
export type AccountChoice = string | number

/**
 * The person picks other accounts in the wallet. One choice makes it the active account and keeps the others behind
 * it; a list shows exactly these accounts to the page.
 */
export function changeAccounts(ctx: WalletContext, choice: AccountChoice | readonly AccountChoice[]): void {
  if (typeof choice === 'string' || typeof choice === 'number') {
    const active = position(ctx, choice)
    ctx.update({ exposed: [active, ...ctx.state().exposed.filter((index) => index !== active)] })
    return
  }
  if (choice.length === 0) throw new VirtualWalletError('To show no account at all, use lock() or revoke().')
  ctx.update({ exposed: [...new Set(choice.map((each) => position(ctx, each)))] })
}

function position(ctx: WalletContext, choice: AccountChoice): number {
  const index = typeof choice === 'number' ? choice : ctx.keyring.indexOf(choice)
  if (!Number.isInteger(index) || index < 0 || index >= ctx.keyring.size) {
    throw new VirtualWalletError(`The wallet has no account ${choice}; it has ${ctx.keyring.size} keys.`)
  }
  return index
}
