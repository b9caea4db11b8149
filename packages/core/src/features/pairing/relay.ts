import type { Dapp, RelayEnv, RelayProvider, Session } from '@portico/relay'
import type { Namespace } from '@portico/wire'
import type { ProposalNamespaces } from '@portico/wire/relay'
import type { PorticoContext } from '../../context.js'
import type { Proposed } from './proposePairing.js'

/** What the kit uses of the relay client, fetched when a visitor chooses to pair. */
export type RelayClient = {
  readonly dapp: Dapp
  /** Of a provider that the site has already, in the place of pairing: it makes link and proposal in one go. */
  readonly connect?: ((namespaces: ProposalNamespaces) => Promise<Proposed>) | undefined
  readonly namespacesFor: typeof import('@portico/relay').namespacesFor
  readonly chainsOf: typeof import('@portico/relay').chainsOf
  readonly accountsOf: typeof import('@portico/relay').accountsOf
  provider(session: Session, namespace: Namespace): Promise<RelayProvider>
}

/** Loads the client and makes one for this kit, with the kit's own clock, storage and network. */
export async function startRelay(ctx: PorticoContext): Promise<RelayClient> {
  const relay = await import('@portico/relay')
  const { createProvider, namespacesFor, chainsOf, accountsOf } = relay
  const storagePrefix = ctx.storage.nameOf({ name: 'relay/' })
  const env = relay.platformEnv({ ...surroundings(ctx), storage: relayStorage(ctx) })
  const { universalProvider } = ctx.store.get().options
  const { dapp, connect } = universalProvider
    ? (await import('./relayOver.js')).relayOver(ctx, universalProvider, relay)
    : { dapp: ownDapp() }
  return {
    dapp,
    connect,
    namespacesFor,
    chainsOf,
    accountsOf,
    provider: ({ topic }, family) => createProvider({ dapp, topic, family, env, storagePrefix }),
  }

  function ownDapp(): Dapp {
    return relay.createDapp(env, {
      relayUrl: relayUrl(ctx),
      projectId: ctx.projectId,
      metadata: { ...ctx.metadata(), icons: [...ctx.metadata().icons] },
      storagePrefix,
    })
  }
}

/** `https://kit.example.com` has its relay at `wss://kit.example.com/relay`. */
function relayUrl(ctx: PorticoContext): string {
  return `${ctx.store.get().options.endpoints.relay ?? ''}/relay`.replace(/^http/i, 'ws')
}

function surroundings({ env }: PorticoContext): Partial<RelayEnv> {
  const { openSocket } = env
  return {
    now: env.now,
    setTimeout: env.setTimeout,
    clearTimeout: env.clearTimeout,
    fetch: env.fetch,
    // Its words may hold what others said: for the developer who looks for them.
    log: (level, text, details) => env.log(level, `Portico: ${text}`, ...(details === undefined ? [] : [details])),
    ...(openSocket && { openSocket }),
  }
}

/** After `destroy` nothing is written any more, and blocked storage costs no more than the memory of the next visit. */
function relayStorage(ctx: PorticoContext): RelayEnv['storage'] {
  const storage = () => (ctx.isOver() ? undefined : ctx.env.storage())
  return {
    get: (key) => storage()?.getItem(key),
    set: (key, value) => storage()?.setItem(key, value),
    remove: (key) => storage()?.removeItem(key),
  }
}
