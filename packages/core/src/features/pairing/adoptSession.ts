import type { Session, SignedCacao } from '@portico/relay'
import { type CaipNetworkId, isCaipNetworkId, isNamespace, type Namespace } from '@portico/wire'
import type { Adapter, SavedConnection } from '../../adapters/adapter.js'
import type { SourceConnection } from '../../connections/source.js'
import type { Wallet } from '../../connectors/wallet.js'
import type { PorticoContext } from '../../context.js'
import type { SessionProvider } from './createSessionProvider.js'
import { peerConnector } from './peerWallet.js'
import type { RelayClient } from './relay.js'

/** What a session needs to become connections. */
export type AdoptContext = {
  readonly ctx: PorticoContext
  readonly client: RelayClient
  providerOf(session: Session, namespace: Namespace): SessionProvider
  adapterOf(namespace: Namespace): Promise<Adapter>
}

/** The namespaces in which a session has accounts. */
export function sessionNamespaces({ accountsOf }: RelayClient, { namespaces }: Session): readonly Namespace[] {
  const families = accountsOf(namespaces).map((account) => account.split(':')[0])
  return [...new Set(families)].filter(isNamespace)
}

/** The networks of a namespace that a wallet approved. */
export function approvedNetworks(
  { chainsOf }: Pick<RelayClient, 'chainsOf'>,
  { namespaces }: Session,
  namespace: Namespace,
): readonly CaipNetworkId[] {
  return chainsOf(namespaces)
    .filter(isCaipNetworkId)
    .filter((id) => id.startsWith(`${namespace}:`))
}

/** A session in one namespace, as a connection like any other; null when it holds nothing there. */
export async function adoptSession(
  { ctx, client, providerOf, adapterOf }: AdoptContext,
  session: Session,
  namespace: Namespace,
  {
    wallet,
    saved,
    cacaos = [],
  }: {
    wallet?: Wallet | undefined
    saved?: SavedConnection | undefined
    cacaos?: readonly SignedCacao[] | undefined
  },
): Promise<SourceConnection | null> {
  const [live, adapter] = await Promise.all([client.provider(session, namespace), adapterOf(namespace)])
  const { provider, attach } = providerOf(session, namespace)
  attach(live)
  const approved = approvedNetworks(client, session, namespace)
  // Who has signed in is not asked again because of the chain.
  const signed = approved.filter((id) => cacaos.some(({ p }) => p.iss.startsWith(`did:pkh:${id}:`)))
  const network = saved ? live.defaultChain() : firstNetwork(ctx, signed.length ? signed : approved)
  if (!network || !adapter.adopt) return null
  if (live.defaultChain() !== network) live.setDefaultChain(network)
  const { endpoints } = ctx.store.get().options
  const connector = peerConnector(session, namespace, { wallet, endpoints })
  const connection = await adapter.adopt({ connector, provider, addresses: saved?.addresses })
  return connection && { ...connection, approved, session: session.topic }
}

/** Of what was approved: the network in use, else one the site asked for, else whatever there is. */
function firstNetwork(ctx: PorticoContext, approved: readonly CaipNetworkId[]): CaipNetworkId | undefined {
  const { networks, options } = ctx.store.get()
  const wanted = [
    options.universalProviderConfigOverride?.defaultChain,
    networks.active,
    ...networks.requested.map(({ caipNetworkId }) => caipNetworkId),
  ]
  return wanted.find((id) => id !== undefined && approved.includes(id)) ?? approved[0]
}
