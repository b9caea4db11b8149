import { type Chunk, createChunk } from '../chunk.js'
import type { PorticoContext } from '../context.js'
import { type FeatureName, type Features, featureMap } from './featureMap.js'

/** Finds each feature of a kit once. */
export function createFeatures(context: () => PorticoContext): PorticoContext['feature'] {
  const chunks = new Map<FeatureName, Chunk<Features[FeatureName]>>()
  return <Name extends FeatureName>(name: Name) => {
    const ctx = context()
    const { api } = ctx
    if (!api) return undefined
    const chunk =
      chunks.get(name) ??
      createChunk(async () => {
        const [create, server] = await Promise.all([featureMap[name](), api.load()])
        return create(ctx, server)
      })
    chunks.set(name, chunk)
    return chunk.load() as Promise<Features[Name]> // made by the loader of this very name
  }
}
