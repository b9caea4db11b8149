import { evmCoinType, getIdentity, getNameAccount } from '@portico/wire/http'
import type { PorticoContext } from '../../context.js'
import { isPorticoError } from '../../errors/PorticoError.js'
import type { ReceiverProblem } from '../../i18n/sendStates.js'
import type { Network } from '../../networks/network.js'
import { readableName } from '../../utils/readableName.js'
import { serverImage } from '../../utils/serverImage.js'
import { isSameName } from './receiverText.js'
import type { Receiver } from './sendState.js'

export type ResolvedName = { readonly receiver: Receiver } | { readonly problem: ReceiverProblem }

/**
 * Whom a name stands for on a network (SEND-07). The address is unchecked still. One of another chain is not taken:
 * who owns a contract there may own nothing here.
 */
export async function resolveName(ctx: PorticoContext, typed: string, { id }: Network): Promise<ResolvedName> {
  if (!ctx.api || !ctx.store.get().options.endpoints.api) return { problem: 'nameFailed' }
  const coinType = evmCoinType(Number(id))
  if (!coinType) return { problem: 'nameElsewhere' }
  try {
    const api = await ctx.api.load()
    const path = { name: typed.toLowerCase() }
    const { name, addresses, attributes } = await api.call(getNameAccount, {
      path,
      query: { apiVersion: '2', coinType },
    })
    const address = addresses[coinType]?.address
    if (!address) return { problem: Object.keys(addresses).length ? 'nameElsewhere' : 'nameUnknown' }
    if (!isSameName(typed, name)) return { problem: 'nameInvalid' }
    const avatar = attributes.find((attribute) => attribute.avatar)?.avatar
    return { receiver: { address, name, ...profile(ctx, name, avatar) } }
  } catch (error) {
    const status = isPorticoError(error, 'api/refused') ? error.context.status : undefined
    return { problem: status === 404 ? 'nameUnknown' : status === 400 ? 'nameInvalid' : 'nameFailed' }
  }
}

/** What an address calls itself: a courtesy, never in the way. */
export async function profileOf(ctx: PorticoContext, address: string): Promise<Partial<Receiver>> {
  if (!ctx.api || !ctx.store.get().options.endpoints.api) return {}
  try {
    const api = await ctx.api.load()
    const { name, avatar } = await api.call(getIdentity, { path: { address } })
    return profile(ctx, name, avatar)
  } catch {
    return {}
  }
}

function profile({ store }: PorticoContext, name: string | null, avatar: string | null | undefined) {
  return { profileName: readableName(name) || undefined, image: serverImage(avatar, store.get().options.endpoints) }
}
