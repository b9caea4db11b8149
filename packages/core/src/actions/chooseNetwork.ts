import type { PorticoContext } from '../context.js'
import type { Network } from '../networks/network.js'
import { connectionOf, currentView } from '../state/selectors.js'
import { push, replace } from './navigate.js'
import { switchNetwork } from './switchNetwork.js'

export type ChooseNetworkParameters = { network: Network }

/** A row of the network list: nothing for the one in use, at once without a wallet, else the screen that waits for it. */
export async function chooseNetwork(ctx: PorticoContext, { network }: ChooseNetworkParameters): Promise<void> {
  const state = ctx.store.get()
  if (state.networks.active === network.caipNetworkId) return
  // Under another view UnsupportedChain would let Back close the modal (ROUTE-06); the screen that waits leads back to it.
  const go = currentView(state).name === 'UnsupportedChain' ? replace : push
  if (connectionOf(state, network.chainNamespace)) go(ctx, { name: 'SwitchNetwork', data: { network } })
  await switchNetwork(ctx, { network })
}
