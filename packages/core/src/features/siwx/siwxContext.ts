import { type CaipNetworkId, parseCaipNetworkId } from '@portico/wire'
import { rpcEndpoints } from '../../config/rpcEndpoints.js'
import type { PorticoContext } from '../../context.js'
import { accountOf, connectionOf } from '../../state/selectors.js'
import type { SIWXContext } from './siwxConfig.js'

/** What a sign-in may know and use of its kit. */
export function siwxContext(ctx: PorticoContext): SIWXContext {
  return {
    env: ctx.env,
    projectId: ctx.projectId,
    origin: () => ctx.env.page().url,
    storage: ctx.storage,
    api: ctx.api,
    wallet() {
      const info = accountOf(ctx.store.get()).connectedWalletInfo
      return info && { name: info.name, icon: info.icon, type: connectionOf(ctx.store.get())?.type ?? 'EXTERNAL' }
    },
    rpcUrl(chainId: CaipNetworkId) {
      const network = ctx.store.get().networks.requested.find((entry) => entry.caipNetworkId === chainId)
      return network && parseCaipNetworkId(chainId) && rpcEndpoints(ctx.store.get().options, network)[0]?.url
    },
  }
}
