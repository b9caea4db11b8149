import { getIdentity } from '@portico/wire/http'
import { type BalanceTarget, isStill, setStill } from '../../actions/balanceTarget.js'
import type { Chunk } from '../../chunk.js'
import type { PorticoContext } from '../../context.js'
import type { Api } from '../../slots/api.js'
import { cacheKeys, type StoredIdentity, type StoredName } from '../../storage/cacheKeys.js'
import type { StoredKey } from '../../storage/keys.js'
import { readableName } from '../../utils/readableName.js'
import { serverImage } from '../../utils/serverImage.js'
import { accountLimits } from './accountLimits.js'

type Identity = StoredIdentity['identity']
const nobody: Identity = /* @__PURE__ */ Object.freeze({ name: null, avatar: null })

/** Finds out what an account calls itself (ACCOUNT-04); kept 5 min (NAME-06). */
export async function syncIdentity(ctx: PorticoContext, server: Chunk<Api>, target: BalanceTarget): Promise<void> {
  const { name, avatar } = await identityOf(ctx, server, target)
  setStill(ctx, target, {
    profileName: readableName(name) || null,
    profileImage: serverImage(avatar, ctx.store.get().options.endpoints) ?? null,
  })
}

async function identityOf(ctx: PorticoContext, server: Chunk<Api>, target: BalanceTarget): Promise<Identity> {
  const { namespace, network, address } = target
  if (namespace !== 'eip155' || network.testnet) return nobody // ACCOUNT-06
  const kept = fresh(ctx, cacheKeys.identities, target)
  if (kept) return kept.identity
  try {
    const api = await server.load()
    if (!isStill(ctx, target)) return nobody
    if (!(await api.isSupported(network.caipNetworkId))) return nobody // API-02
    const { name, avatar } = await api.call(getIdentity, { path: { address }, query: { sender: address } })
    const identity = { name: name || null, avatar: avatar || null }
    keep(ctx, cacheKeys.identities, target, { identity, timestamp: ctx.env.now() })
    return identity
  } catch {
    return { name: await serviceName(ctx, target), avatar: null } // a name is a courtesy: the address says it too
  }
}

/** The name service's name, where the adapter can look it up. */
async function serviceName(ctx: PorticoContext, target: BalanceTarget): Promise<string | null> {
  const { namespace, network, address } = target
  const lookUp = ctx.adapters.get(namespace)?.capabilities.name
  const kept = fresh(ctx, cacheKeys.names, target)
  if (kept || !lookUp) return kept?.ens[0] ?? null
  try {
    const name = await lookUp({ address, network })
    keep(ctx, cacheKeys.names, target, { address, ens: name ? [name] : [], timestamp: ctx.env.now() })
    return name
  } catch {
    return null // as above
  }
}

/** A name may belong to one chain alone. */
function keyOf({ network, address }: BalanceTarget): string {
  return `${network.caipNetworkId}:${address.toLowerCase()}`
}

type Cache<Entry> = StoredKey<Partial<Record<string, Entry>>>

function fresh<Entry extends StoredIdentity | StoredName>(
  { storage, env }: PorticoContext,
  key: Cache<Entry>,
  target: BalanceTarget,
): Entry | undefined {
  const entry = storage.get(key)?.[keyOf(target)]
  const age = entry ? env.now() - entry.timestamp : -1
  return age >= 0 && age < accountLimits.identityCache ? entry : undefined
}

/** Adds an entry; those that are too old go. */
function keep<Entry extends StoredIdentity | StoredName>(
  { storage, env }: PorticoContext,
  key: Cache<Entry>,
  target: BalanceTarget,
  entry: Entry,
): void {
  const others = Object.entries(storage.get(key) ?? {}).filter(
    ([, other]) => other && env.now() - other.timestamp < accountLimits.identityCache,
  )
  storage.set(key, { ...Object.fromEntries(others), [keyOf(target)]: entry })
}
