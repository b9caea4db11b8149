import { type Chunk, createChunk } from '../chunk.js'
import type { PorticoContext } from '../context.js'
import { type FeatureName, type FeatureNeeds, type Features, type FindFeature, features } from './features.js'

/** Finds each feature of a kit, and makes it once. */
export function createFeatures(context: () => PorticoContext): FindFeature {
  const chunks = new Map<FeatureName, Chunk<unknown>>()
  return <Name extends FeatureName>(name: Name) => {
    const ctx = context()
    const { needs, make } = features[name]
    if (!isMet(ctx, needs)) return undefined
    // `make` is called with a server where the row says that it needs one, which was just looked at.
    const chunk = chunks.get(name) ?? createChunk<unknown>(() => make(ctx, ctx.api as NonNullable<typeof ctx.api>))
    chunks.set(name, chunk)
    return chunk as Chunk<Features[Name]> // made by the row of this very name
  }
}

function isMet(ctx: PorticoContext, { server, relay, flag, anyOption }: FeatureNeeds): boolean {
  const { options } = ctx.store.get()
  return (
    (!server || ctx.api !== undefined) &&
    (!relay || Boolean(options.endpoints.relay ?? options.universalProvider)) &&
    (!flag || options.features[flag] === true) &&
    (!anyOption || anyOption.some((name) => Boolean(options[name])))
  )
}
