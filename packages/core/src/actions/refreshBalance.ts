import type { Namespace } from '@portico/wire'
import { limits } from '../config/limits.js'
import type { PorticoContext } from '../context.js'
import { accountOf, activeNamespace } from '../state/selectors.js'
import { setAccount } from '../state/slices/accounts.js'
import { storedKeys } from '../storage/keys.js'

export type RefreshBalanceParameters = {
  namespace?: Namespace | undefined
  /** Asks the chain even when a fresh value is kept. */
  force?: boolean | undefined
}

/** Fetches the native balance of an account with the loading flag on (BAL-08); kept 30 s per address and chain. */
export async function refreshBalance(
  ctx: PorticoContext,
  { namespace, force = false }: RefreshBalanceParameters = {},
): Promise<void> {
  const { store, storage, env } = ctx
  const space = namespace ?? activeNamespace(store.get())
  const { address, caipAddress } = accountOf(store.get(), space)
  const id = space && store.get().networks.lastOf[space]
  const network = store.get().networks.requested.find((entry) => entry.caipNetworkId === id)
  const fetchBalance = space && ctx.adapters.get(space)?.capabilities.balance
  if (ctx.isOver() || !space || !address || !caipAddress || !network || !fetchBalance) return
  const isStill = (): boolean => store.get().accounts[space]?.caipAddress === caipAddress
  const kept = storage.get(storedKeys.nativeBalances) ?? {}
  const fresh = kept[caipAddress]
  if (!force && fresh && env.now() - fresh.timestamp < limits.nativeBalanceCache && fresh.timestamp <= env.now()) {
    store.update((state) => setAccount(state, space, { balance: fresh.balance, balanceSymbol: fresh.symbol }))
    return
  }
  store.update((state) => setAccount(state, space, { balanceLoading: true }))
  try {
    const { balance, symbol } = await fetchBalance({ address, network })
    if (!isStill()) return
    store.update((state) => setAccount(state, space, { balance, balanceSymbol: symbol, lastRetry: undefined }))
    const others = Object.entries(kept).filter(
      ([, entry]) => entry && env.now() - entry.timestamp < limits.nativeBalanceCache,
    )
    const entry = { caipAddress, balance, symbol, timestamp: env.now() }
    storage.set(storedKeys.nativeBalances, { ...Object.fromEntries(others), [caipAddress]: entry })
  } catch (error) {
    // A balance is a courtesy: the account stays usable, the view shows a dash and offers another try.
    if (!ctx.isOver()) env.log('warn', 'Portico: the balance could not be read', error)
    if (isStill()) store.update((state) => setAccount(state, space, { balance: undefined, lastRetry: env.now() }))
  } finally {
    if (isStill()) store.update((state) => setAccount(state, space, { balanceLoading: false }))
  }
}
