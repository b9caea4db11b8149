import type { Namespace } from '@portico/wire'
import type { PorticoContext } from '../context.js'
import { balanceTarget } from './balanceTarget.js'
import { refreshNative } from './refreshNative.js'

export type RefreshBalanceParameters = {
  namespace?: Namespace | undefined
  /** Asks the chain even when a fresh value is kept. */
  force?: boolean | undefined
  /** How old a kept portfolio may be, in ms. @default 30 seconds */
  maxAge?: number | undefined
}

/**
 * Brings the balance of an account up to date: from the wallet or the operator's server with all tokens, or, without a
 * server, the native one from the chain itself.
 */
export async function refreshBalance(
  ctx: PorticoContext,
  { namespace, force = false, maxAge }: RefreshBalanceParameters = {},
): Promise<void> {
  const target = balanceTarget(ctx, namespace)
  if (!target) return
  const account = ctx.store.get().options.endpoints.api ? ctx.feature('account') : undefined
  // Without the part that reads tokens there is still the chain.
  const part = account && (await account.load().catch(() => undefined))
  if (part) await part.refreshPortfolio({ namespace, force, maxAge })
  else await refreshNative(ctx, target, { force })
}
