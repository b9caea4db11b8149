import type { CaipNetworkId } from '@portico/wire'
import type { SIWXConfig, SIWXFactory, SIWXMessageData } from '../../config/siwxConfig.js'
import type { PorticoContext } from '../../context.js'
import { siwxContext } from './siwxContext.js'

export type ResolvedSiwx = {
  readonly siwx: SIWXConfig
  readonly view: 'SIWXSignMessage' | 'ConnectingSiwe'
  /** What a message says, for an account that is not known yet. */
  fields(chainId: CaipNetworkId): Promise<SignInFields>
}
export type SignInFields = Omit<SIWXMessageData, 'accountAddress' | 'chainId' | 'version'>

/** The site's sign-in, of whichever kind; undefined where it is switched off. */
export async function resolveSiwx(ctx: PorticoContext): Promise<ResolvedSiwx | undefined> {
  const { siwx, siweConfig } = ctx.store.get().options
  if (siwx) {
    const own = isFactory(siwx) ? await siwx.create(siwxContext(ctx)) : siwx
    const fields = (chainId: CaipNetworkId) => own.createMessage({ chainId, accountAddress: '' })
    return { siwx: own, view: 'SIWXSignMessage', fields }
  }
  if (!siweConfig || siweConfig.enabled === false || !ctx.adapters.has('eip155')) return undefined
  const { fromSiwe, siweFields } = await import('./fromSiwe.js')
  return { siwx: fromSiwe(siweConfig, ctx.env.now), view: 'ConnectingSiwe', fields: () => siweFields(siweConfig) }
}

function isFactory(option: SIWXConfig | SIWXFactory): option is SIWXFactory {
  return 'create' in option
}
