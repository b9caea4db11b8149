import type { Session, SignedCacao } from '@portico/relay'
import { type Eip1193Provider, type Namespace, namespaces } from '@portico/wire'
import { alertOnce } from '../../actions/alertOnce.js'
import { report } from '../../actions/report.js'
import type { Adapter, Connection, SavedConnection } from '../../adapters/adapter.js'
import { adapterFor } from '../../adapters/registry.js'
import { type Chunk, createChunk } from '../../chunk.js'
import type { SourceConnection } from '../../connections/source.js'
import { relayConnectorId, relaySourceId } from '../../connectors/relayIds.js'
import type { Wallet } from '../../connectors/wallet.js'
import type { PorticoContext } from '../../context.js'
import { PorticoError } from '../../errors/PorticoError.js'
import { connectionsOf } from '../../state/selectors.js'
import { connectorIdKey } from '../../storage/keys.js'
import { pairingMark } from '../../storage/pendingMark.js'
import { type AdoptContext, adoptSession, approvedNetworks, sessionNamespaces } from './adoptSession.js'
import { createSessionProvider, type SessionProvider } from './createSessionProvider.js'
import { relayAlert } from './fromRelay.js'
import { openRequestLink } from './openRequestLink.js'
import type { PairingActions } from './pairingActions.js'
import { readChain } from './readChain.js'
import { type RelayClient, startRelay } from './relay.js'
import { watchReturns } from './watchReturns.js'

/** The sessions of one kit: between the relay client and the kit's connections. */
export type RelaySessions = {
  client(): Promise<RelayClient>
  /** Runs with the client that is there, and with each that comes. */
  onClient(run: (client: RelayClient) => void): void
  /** One connection per namespace of a new session; on a chain that was signed in on, where one was. */
  adopt(
    session: Session,
    wallet: Wallet | undefined,
    cacaos?: readonly SignedCacao[] | undefined,
  ): Promise<readonly SourceConnection[]>
  reconnect(namespace: Namespace, saved: SavedConnection): Promise<SourceConnection | null>
  /** Ends the session of a connection, and tells the wallet. */
  end(connection: Connection): Promise<void>
  /** Gives up the client, not the sessions: the next one reads them anew. */
  forget(): void
  endOne(topic: string): Promise<void>
}

export function createRelaySessions(
  ctx: PorticoContext,
  actions: PairingActions,
  onEnd: (topic: string) => void,
): RelaySessions {
  /** One per session and namespace: no session ever answers for another. */
  const providers = new Map<string, SessionProvider>()
  const watchers = new Set<(client: RelayClient) => void>([watch])
  const universal = createChunk(async () => (await import('./universalAdapter.js')).createUniversalAdapter)
  let chunk = newClient()
  let started: RelayClient | undefined
  ctx.onDestroy(watchReturns(ctx, () => started && report(ctx, started.dapp.wake())))

  function newClient(): Chunk<RelayClient> {
    return createChunk(async () => {
      const { requested } = ctx.store.get().networks
      const isUniversal = requested.some(({ chainNamespace }) => !ctx.adapters.has(chainNamespace))
      // Before a wallet is asked: what it approves must not fail for a file that cannot be fetched then.
      const [made] = await Promise.all([startRelay(ctx), isUniversal && universal.load()])
      if (ctx.isOver()) made.dapp.destroy()
      if (ctx.isOver()) throw new PorticoError('kit/destroyed')
      started = made
      for (const run of watchers) run(made)
      await endOrphans(made)
      return made
    })
  }

  /** Sessions that no connection was kept for, such as of a page that was closed too early: nobody would ever end them. */
  async function endOrphans({ dapp, connect }: RelayClient): Promise<void> {
    const found = await dapp.restore()
    // The site's own, which may use them elsewhere; or one that an earlier visit waits for.
    if (connect || ctx.storage.get(pairingMark)) return
    const isKept = namespaces.some((namespace) => ctx.storage.get(connectorIdKey(namespace)) === relayConnectorId)
    // The wallet is told when it can be reached; nobody waits for that.
    if (!isKept) for (const { topic } of found) report(ctx, dapp.disconnect(topic))
  }

  /** The next one that is asked for reads what is stored by then. */
  function forget(): void {
    started?.dapp.destroy()
    started = undefined
    chunk = newClient()
    for (const { stop } of providers.values()) stop()
    ctx.builtIn.clear()
  }

  function watch({ dapp, chainsOf }: RelayClient): void {
    dapp.on('disconnect', ({ by, topic }) => {
      for (const namespace of namespaces) providers.delete(providerKey({ topic }, namespace))
      if (by === 'us') return
      const [first] = relayed(topic)
      if (first) actions.connectionLost(ctx, first)
      onEnd(topic)
    })
    dapp.on('update', (session) => {
      for (const connection of relayed(session.topic)) {
        const approved = approvedNetworks({ chainsOf }, session, connection.namespace)
        if (approved.length) ctx.connections.current?.setApproved(connection.id, approved)
        // The session goes on without this namespace: what it has in the others stays.
        else actions.connectionLost(ctx, { ...connection, session: undefined })
      }
    })
    dapp.on('error', (error) => {
      const alert = relayAlert(error)
      if (alert) alertOnce(ctx, alert) // RELAY-12
    })
  }

  /** The connections of a session. */
  function relayed(topic: string): readonly Connection[] {
    return connectionsOf(ctx.store.get()).filter((each) => each.sourceId === relaySourceId && each.session === topic)
  }

  function providerOf(session: Session, namespace: Namespace): SessionProvider {
    const key = providerKey(session, namespace)
    const found =
      providers.get(key) ??
      createSessionProvider(namespace, {
        onSending: (request) => openRequestLink(ctx, request),
        readChain: (chainId, request) => readChain(ctx, chainId, request),
        onError: (error) => ctx.env.log('error', 'Portico:', error),
      })
    providers.set(key, found)
    return found
  }

  function ownerOf(provider: Eip1193Provider): SessionProvider | undefined {
    return [...providers.values()].find((each) => each.provider === provider)
  }

  async function adapterOf(namespace: Namespace): Promise<Adapter> {
    const create = ctx.adapters.has(namespace) ? undefined : await universal.load()
    const own = ctx.adapters.get(namespace) ?? ctx.builtIn.get(namespace)
    if (own || !create) return own ?? adapterFor(ctx, namespace)
    const made = create(namespace, ownerOf, (event) => {
      if (!ctx.isOver() && event.type !== 'connectors') actions.walletChanged(ctx, namespace, event)
    })
    ctx.builtIn.set(namespace, made)
    ctx.onDestroy(made.start())
    return made
  }

  async function adoptContext(): Promise<AdoptContext> {
    return { ctx, client: await chunk.load(), providerOf, adapterOf }
  }

  return {
    client: () => chunk.load(),
    onClient(run) {
      watchers.add(run)
      if (started) run(started)
    },
    forget,
    async adopt(session, wallet, cacaos = []) {
      const context = await adoptContext()
      const found = await Promise.all(
        sessionNamespaces(context.client, session).map((namespace) =>
          adoptSession(context, session, namespace, { wallet, cacaos }),
        ),
      )
      return found.filter((connection) => connection !== null)
    },
    async reconnect(namespace, saved) {
      const context = await adoptContext()
      await context.client.dapp.restore()
      // The very session that was in use: another one is another wallet's.
      const session = context.client.dapp.sessions().find(({ topic }) => topic === saved.session)
      const found = session ? await adoptSession(context, session, namespace, { saved }) : null
      // The wallet may have ended it meanwhile, when nobody could be told yet.
      const isLive = context.client.dapp.sessions().some(({ topic }) => topic === found?.session)
      return isLive ? found : null
    },
    async end(connection) {
      await adapterFor(ctx, connection.namespace).disconnect(connection)
      const { dapp } = await chunk.load()
      // Its other namespaces may have ended it already.
      const isThere = dapp.sessions().some(({ topic }) => topic === connection.session)
      if (isThere && connection.session) await dapp.disconnect(connection.session)
    },
    async endOne(topic) {
      await (await chunk.load()).dapp.disconnect(topic)
    },
  }
}

function providerKey({ topic }: Pick<Session, 'topic'>, namespace: Namespace): string {
  return `${namespace} ${topic}`
}
