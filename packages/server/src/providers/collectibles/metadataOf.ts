import * as v from 'valibot'
import type { SafeFetch } from '../../images/safeFetch.js'
import { cleanText } from '../tokens/cleanText.js'

export type CollectibleMetadata = { readonly name: string | null; readonly image: string | null }

const nameLimit = 128
const metadataBytes = 512 * 1024
/** A picture written into the metadata itself. */
const imageLimit = 384 * 1024
const nothing: CollectibleMetadata = /* @__PURE__ */ Object.freeze({ name: null, image: null })

const shape = /* @__PURE__ */ v.object({
  name: v.fallback(v.nullish(v.string()), null),
  image: v.fallback(v.nullish(v.string()), null),
  image_url: v.fallback(v.nullish(v.string()), null),
})

/** What a collectible's metadata say, wherever they are: on the chain, in IPFS, at somebody's server. Nulls when they say nothing. */
export async function metadataOf(safeFetch: SafeFetch, uri: string): Promise<CollectibleMetadata> {
  const { bytes } = await safeFetch(uri, { bytes: metadataBytes })
  const { success, output } = v.safeParse(shape, jsonOf(new TextDecoder().decode(bytes)))
  if (!success) return nothing
  const image = output.image ?? output.image_url ?? null
  return {
    name: output.name ? cleanText(output.name, nameLimit) : null,
    image: image && image.length <= imageLimit ? image : null,
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A page, a picture, a joke: no metadata.
    return undefined
  }
}
