import type { SIWXContext } from '../../config/siwxConfig.js'
import type { PorticoContext } from '../../context.js'
import { siwxError } from '../../errors/siwxError.js'
import { accountOf, connectionOf } from '../../state/selectors.js'

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
    async request(chainId, method, params) {
      const network = ctx.store.get().networks.requested.find((entry) => entry.caipNetworkId === chainId)
      if (!network) throw siwxError('not-accepted', { details: `No node of ${chainId} is known.` })
      return (await ctx.rpc(network)).request(method, params)
    },
  }
}
