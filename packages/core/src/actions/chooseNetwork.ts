import type { PorticoContext } from '../context.js'
import type { Network } from '../networks/network.js'
import { connectionOf } from '../state/selectors.js'
import { push } from './navigate.js'
import { switchNetwork } from './switchNetwork.js'

export type ChooseNetworkParameters = { network: Network }

/** A row of the network list: nothing for the one in use, at once without a wallet, else the screen that waits for it. */
export async function chooseNetwork(ctx: PorticoContext, { network }: ChooseNetworkParameters): Promise<void> {
  const state = ctx.store.get()
  if (state.networks.active === network.caipNetworkId) return
  if (connectionOf(state, network.chainNamespace)) push(ctx, { name: 'SwitchNetwork', data: { network } })
  await switchNetwork(ctx, { network })
}
