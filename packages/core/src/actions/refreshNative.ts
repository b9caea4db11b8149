import type { PorticoContext } from '../context.js'
import { connectionKeys } from '../storage/connectionKeys.js'
import { type BalanceTarget, isStill, setStill } from './balanceTarget.js'

/** How long a native balance is kept, in milliseconds (BAL-07). */
const balanceLifetime = 30_000

export type RefreshNativeParameters = {
  /** Asks the chain even when a fresh value is kept. */
  force: boolean
  /** When the portfolio last failed: stays known while the chain itself answers. */
  lastRetry?: number | undefined
}

/** Reads the native balance from the chain itself, with the loading flag on (BAL-08); kept 30 s per address and chain. */
export async function refreshNative(
  ctx: PorticoContext,
  target: BalanceTarget,
  { force, lastRetry }: RefreshNativeParameters,
): Promise<void> {
  const { env } = ctx
  const { namespace, address, caipAddress, network } = target
  const fetchBalance = ctx.adapters.get(namespace)?.capabilities.balance
  if (!fetchBalance) {
    setStill(ctx, target, { lastRetry: env.now() }) // nobody can read it: shown as such, not as if it were on its way
    return
  }
  const fresh = ctx.storage.get(connectionKeys.nativeBalances)?.[caipAddress]
  if (!force && fresh && env.now() - fresh.timestamp < balanceLifetime && fresh.timestamp <= env.now()) {
    setStill(ctx, target, { balance: fresh.balance, balanceSymbol: fresh.symbol, lastRetry })
    return
  }
  setStill(ctx, target, { balanceLoading: true })
  try {
    const { balance, symbol } = await fetchBalance({ address, network })
    if (!isStill(ctx, target)) return
    setStill(ctx, target, { balance, balanceSymbol: symbol, lastRetry })
    keepNative(ctx, target, balance, symbol)
  } catch (error) {
    // A balance is a courtesy: the account stays usable, the view shows a dash and offers another try.
    if (!ctx.isOver()) env.log('warn', 'Portico: the balance could not be read', error)
    setStill(ctx, target, { balance: undefined, lastRetry: env.now() })
  } finally {
    setStill(ctx, target, { balanceLoading: false })
  }
}

/** Remembers a native balance for 30 s (BAL-07); older ones go. */
export function keepNative(
  { storage, env }: PorticoContext,
  { caipAddress }: BalanceTarget,
  balance: string,
  symbol: string,
): void {
  const others = Object.entries(storage.get(connectionKeys.nativeBalances) ?? {}).filter(
    ([, entry]) => entry && env.now() - entry.timestamp < balanceLifetime,
  )
  const entry = { caipAddress, balance, symbol, timestamp: env.now() }
  storage.set(connectionKeys.nativeBalances, { ...Object.fromEntries(others), [caipAddress]: entry })
}
