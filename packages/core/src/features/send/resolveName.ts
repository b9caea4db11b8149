import { ethereumCoinType, getIdentity, getNameAccount } from '@portico/wire/http'
import type { PorticoContext } from '../../context.js'
import { isPorticoError } from '../../errors/PorticoError.js'
import type { ReceiverProblem } from '../../i18n/sendStates.js'
import { readableName } from '../../utils/readableName.js'
import { serverImage } from '../../utils/serverImage.js'
import { isSameName } from './receiverText.js'
import type { Receiver } from './sendState.js'

export type ResolvedName = { readonly receiver: Receiver } | { readonly problem: ReceiverProblem }

/** Whom a name stands for (SEND-07). The address is unchecked still. */
export async function resolveName(ctx: PorticoContext, typed: string): Promise<ResolvedName> {
  if (!ctx.api || !ctx.store.get().options.endpoints.api) return { problem: 'nameFailed' }
  try {
    const api = await ctx.api.load()
    const path = { name: typed.toLowerCase() }
    const { name, addresses, attributes } = await api.call(getNameAccount, { path, query: { apiVersion: '2' } })
    const address = addresses[ethereumCoinType]?.address
    if (!address) return { problem: 'nameUnknown' }
    if (!isSameName(typed, name)) return { problem: 'nameInvalid' }
    const avatar = attributes.find((attribute) => attribute.avatar)?.avatar
    const image = serverImage(avatar, ctx.store.get().options.endpoints)
    return { receiver: { address, name, profileName: readableName(name), image } }
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
    const image = serverImage(avatar, ctx.store.get().options.endpoints)
    return { profileName: readableName(name) || undefined, image }
  } catch {
    return {}
  }
}
