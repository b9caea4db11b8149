import type { CaipAddress } from '@portico/wire'
import { type BalanceTarget, balanceTarget } from '../../actions/balanceTarget.js'
import type { Transfers } from '../../adapters/transfers.js'
import type { PorticoContext } from '../../context.js'
import type { Network } from '../../networks/network.js'
import type { Store } from '../../state/createStore.js'
import type { SendState } from './sendState.js'

/** What the verbs of sending share. */
export type SendParts = {
  readonly ctx: PorticoContext
  readonly store: Store<SendState>
  /** Changes the form and brings what follows from it up to date. */
  readonly patch: (change: Partial<SendState>) => void
  /** The account that would send; undefined where nothing can be sent. */
  readonly target: () => BalanceTarget | undefined
  readonly transfers: () => Promise<Transfers>
}

/** The account in use, if money can be sent from it: its chain is one of ours and its adapter can (ACCOUNT-06). */
export function sendTarget(ctx: PorticoContext): BalanceTarget | undefined {
  const target = balanceTarget(ctx)
  return target && transfersOf(ctx, target.namespace) ? target : undefined
}

/** Chains on which money can be sent (ACCOUNT-06). */
const sendNamespaces: readonly string[] = /* @__PURE__ */ Object.freeze(['eip155', 'solana'])

export function transfersOf(ctx: PorticoContext, namespace: BalanceTarget['namespace']) {
  return sendNamespaces.includes(namespace) ? ctx.adapters.get(namespace)?.capabilities.transfers : undefined
}

/** The network that an account is on, if it is one of the site's. */
export function networkOf({ store }: PorticoContext, account: CaipAddress): Network | undefined {
  return store.get().networks.requested.find(({ caipNetworkId }) => account.startsWith(`${caipNetworkId}:`))
}
