import { type CaipNetworkId, parseCaipNetworkId } from '@portico/wire'
import { rpcEndpoints } from '../../config/rpcEndpoints.js'
import type { PorticoContext } from '../../context.js'
import { accountOf, connectionOf } from '../../state/selectors.js'
import type { SIWXConfig, SIWXContext, SIWXFactory } from './siwxConfig.js'

export type ResolvedSiwx = {
  readonly siwx: SIWXConfig
  readonly view: 'SIWXSignMessage' | 'ConnectingSiwe'
}

/** The site's sign-in, of whichever kind; undefined where it is switched off. */
export async function resolveSiwx(ctx: PorticoContext): Promise<ResolvedSiwx | undefined> {
  const { siwx, siweConfig } = ctx.store.get().options
  if (siwx) return { siwx: isFactory(siwx) ? await siwx.create(siwxContext(ctx)) : siwx, view: 'SIWXSignMessage' }
  if (!siweConfig || siweConfig.enabled === false || !ctx.adapters.has('eip155')) return undefined
  const { fromSiwe } = await import('./fromSiwe.js')
  return { siwx: fromSiwe(siweConfig, ctx.env.now), view: 'ConnectingSiwe' }
}

function isFactory(option: SIWXConfig | SIWXFactory): option is SIWXFactory {
  return 'create' in option
}

/** What a sign-in may know and use of its kit. */
function siwxContext(ctx: PorticoContext): SIWXContext {
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
