import type { Endpoints } from '@portico/wire/http'
import type { Deps, Image, ImageKind } from '../deps.js'
import { splitVersion } from '../images/versionedId.js'
import { answerWith, type Handler, type Special } from './handler.js'

// The address changes with the picture, so nobody needs to ask again.
const forGood = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400'

type ImageInput = { readonly path: { readonly id: string } }

async function answerImage(deps: Deps, kind: ImageKind, id: string): Promise<Special<Image> | undefined> {
  const image = await deps.images.find(kind, id)
  if (!image) return undefined
  const isExact = splitVersion(id).version === image.etag
  return answerWith(image, { headers: { 'Cache-Control': isExact ? forGood : forAnHour } })
}

export const getWalletImage: Handler<Endpoints['getWalletImage']> = (deps, { path }: ImageInput) =>
  answerImage(deps, 'wallet', path.id)

/** Networks, connectors, and strangers' art under the addresses that `images.urlOf` gives out. */
export const getAssetImage: Handler<Endpoints['getAssetImage']> = (deps, { path }: ImageInput) =>
  answerImage(deps, 'asset', path.id)

export const getCurrencyImage: Handler<Endpoints['getCurrencyImage']> = (deps, { path }: ImageInput) =>
  answerImage(deps, 'currency', path.id)

export const getTokenImage: Handler<Endpoints['getTokenImage']> = (deps, { path }: ImageInput) =>
  answerImage(deps, 'token', path.id)
