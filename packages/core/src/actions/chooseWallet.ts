import type { Connector } from '../connectors/connector.js'
import type { Wallet } from '../connectors/wallet.js'
import type { PorticoContext } from '../context.js'
import { activeNamespace } from '../state/selectors.js'
import { appRedirect } from './appRedirect.js'
import { connect } from './connect.js'
import { push } from './navigate.js'
import { report } from './report.js'

export type ChooseWalletParameters = {
  /** A wallet of this page, or the row that pairs. */
  connector?: Connector | undefined
  /** A listed wallet. */
  wallet?: Wallet | undefined
}

/** A row or tile of a wallet was pressed (reference §4.3). What it opens, it opens within the press. */
export async function chooseWallet(ctx: PorticoContext, { connector, wallet }: ChooseWalletParameters): Promise<void> {
  const redirect = connector ? undefined : wallet && appRedirect(ctx, wallet)
  if (redirect) return ctx.env.openUrl(redirect, '_self')
  if (connector?.connectors?.length && !ctx.store.get().namespaceFilter)
    return push(ctx, { name: 'ConnectingMultiChain', data: { connector } })
  if (connector && connector.type !== 'WALLET_CONNECT') return connect(ctx, { connector: ofNamespace(ctx, connector) })
  if (!wallet && ctx.env.platform().isMobile && ctx.store.get().options.endpoints.directory)
    return push(ctx, { name: 'AllWallets', data: undefined })
  push(ctx, { name: 'ConnectingWalletConnect', data: { wallet } })
  const begun = ctx.feature('pairing')?.run((pairing) => pairing.begin({ wallet }))
  if (begun) report(ctx, begun)
}

/** Of a wallet in several namespaces, the one of the network in use. */
function ofNamespace(ctx: PorticoContext, connector: Connector): Connector {
  const namespace = activeNamespace(ctx.store.get())
  return connector.connectors?.find((entry) => entry.chain === namespace) ?? connector.connectors?.[0] ?? connector
}
