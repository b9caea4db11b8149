import type { CaipAddress, Namespace } from '@portico/wire'
import type { PorticoContext } from '../context.js'
import type { Network } from '../networks/network.js'
import { accountOf, activeNamespace } from '../state/selectors.js'
import { setAccount } from '../state/slices/accounts.js'
import type { AccountState } from '../state/state.js'

/** Whose balance, on which chain. */
export type BalanceTarget = {
  readonly namespace: Namespace
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly network: Network
}

/** The connected account of a namespace on a network the site asked for. */
export function balanceTarget(ctx: PorticoContext, namespace?: Namespace | undefined): BalanceTarget | undefined {
  const state = ctx.store.get()
  const space = namespace ?? activeNamespace(state)
  const { address, caipAddress } = accountOf(state, space)
  // Of the account itself: the network in use may be another by now, and a balance belongs to one chain.
  const network = state.networks.requested.find((entry) => caipAddress?.startsWith(`${entry.caipNetworkId}:`))
  if (ctx.isOver() || !space || !address || !caipAddress || !network) return undefined
  return { namespace: space, address, caipAddress, network }
}

/** Whether the visitor still uses this account on this chain; an answer for another one is dropped. */
export function isStill(ctx: PorticoContext, { namespace, caipAddress }: BalanceTarget): boolean {
  return !ctx.isOver() && ctx.store.get().accounts[namespace]?.caipAddress === caipAddress
}

export function setStill(ctx: PorticoContext, target: BalanceTarget, change: Partial<AccountState>): void {
  if (isStill(ctx, target)) ctx.store.update((state) => setAccount(state, target.namespace, change))
}
