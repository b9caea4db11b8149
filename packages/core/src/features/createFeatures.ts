import { type Chunk, createChunk } from '../chunk.js'
import type { PorticoContext } from '../context.js'
import type { FeatureName, Features } from './features.js'

/** Finds each feature of a kit once. */
export function createFeatures(context: () => PorticoContext): PorticoContext['feature'] {
  const chunks = new Map<FeatureName, Chunk<Features[FeatureName]>>()
  return <Name extends FeatureName>(name: Name) => {
    const ctx = context()
    const { api } = ctx
    if (!api) return undefined
    const chunk = chunks.get(name) ?? createChunk(async () => (await makerOf(ctx, name))(ctx, await api.load()))
    chunks.set(name, chunk)
    return chunk.load() as Promise<Features[Name]> // made by the maker of this very name
  }
}

async function makerOf({ parts: { server, account } }: PorticoContext, name: FeatureName) {
  return name === 'wallets' ? (await server.load()).wallets : (await account.load())[name]
}
