import type { Dapp, RelayEnv, RelayProvider } from '@portico/relay'
import type { Namespace } from '@portico/wire'
import type { PorticoContext } from '../context.js'

/** What the kit uses of the relay client, fetched when a visitor chooses to pair. */
export type RelayClient = {
  readonly dapp: Dapp
  readonly namespacesFor: typeof import('@portico/relay').namespacesFor
  readonly chainsOf: typeof import('@portico/relay').chainsOf
  readonly accountsOf: typeof import('@portico/relay').accountsOf
  provider(namespace: Namespace): Promise<RelayProvider>
}

/** Loads the client and makes one for this kit, with the kit's own clock, storage and network. */
export async function startRelay(ctx: PorticoContext): Promise<RelayClient> {
  const { createDapp, createProvider, platformEnv, namespacesFor, chainsOf, accountsOf } = await import(
    '@portico/relay'
  )
  const storagePrefix = ctx.storage.nameOf({ name: 'relay/' })
  const env = platformEnv({ ...surroundings(ctx), storage: relayStorage(ctx) })
  const dapp = createDapp(env, {
    relayUrl: relayUrl(ctx),
    projectId: ctx.projectId,
    metadata: { ...ctx.metadata(), icons: [...ctx.metadata().icons] },
    storagePrefix,
  })
  const providers = new Map<Namespace, Promise<RelayProvider>>()
  return {
    dapp,
    namespacesFor,
    chainsOf,
    accountsOf,
    provider(namespace) {
      const found = providers.get(namespace) ?? createProvider({ dapp, family: namespace, env, storagePrefix })
      providers.set(namespace, found)
      return found
    },
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
