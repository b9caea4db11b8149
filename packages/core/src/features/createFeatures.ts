import { type Chunk, createChunk } from '../chunk.js'
import type { PorticoContext } from '../context.js'
import type { FeatureName, Features } from './features.js'

/** Finds each feature of a kit once. */
export function createFeatures(context: () => PorticoContext): PorticoContext['feature'] {
  const chunks = new Map<FeatureName, Chunk<Features[FeatureName]>>()
  return <Name extends FeatureName>(name: Name) => {
    const ctx = context()
    if (name === 'pairing') return ctx.pairing?.load() as Promise<Features[Name]> | undefined // of this very name
    if (name === 'signIn') return ctx.siwx?.load() as Promise<Features[Name]> | undefined // as above
    if (name === 'send' ? !ctx.store.get().options.features.send : !ctx.api) return undefined
    const chunk = chunks.get(name) ?? createChunk(() => makeFeature(ctx, name))
    chunks.set(name, chunk)
    return chunk.load() as Promise<Features[Name]> // made by the maker of this very name
  }
}

async function makeFeature(
  ctx: PorticoContext,
  name: Exclude<FeatureName, 'pairing' | 'signIn'>,
): Promise<Features[FeatureName]> {
  const { api, parts } = ctx
  if (name === 'send' || !api) return (await import('./send/createSend.js')).createSend(ctx)
  const maker = name === 'wallets' ? (await parts.server.load()).wallets : (await parts.account.load())[name]
  return maker(ctx, await api.load())
}
