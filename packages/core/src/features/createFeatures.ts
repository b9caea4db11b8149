import { type Chunk, createChunk } from '../chunk.js'
import type { PorticoContext } from '../context.js'
import { type FeatureName, type Features, featureMap } from './featureMap.js'

/** Finds each feature of a kit once. */
export function createFeatures(context: () => PorticoContext): PorticoContext['feature'] {
  const chunks: { [Name in FeatureName]?: Chunk<Features[Name]> } = {}
  return (name) => {
    const ctx = context()
    const { api } = ctx
    if (!api) return undefined
    chunks[name] ??= createChunk(async () => {
      const [create, server] = await Promise.all([featureMap[name](), api.load()])
      return create(ctx, server)
    })
    return chunks[name].load()
  }
}
