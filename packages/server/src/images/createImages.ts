import type { Db } from '../db/db.js'
import type { Image, ImageKind, Images, ServerNetwork } from '../deps.js'
import type { ServerEnv } from '../env.js'
import type { Reencode } from './createReencoder.js'
import { createRemoteImages } from './createRemoteImages.js'
import { drawMonogram, type Monogram, monogramVersion } from './drawMonogram.js'
import { imageLimits } from './limits.js'
import { namedThing } from './namedThing.js'
import type { SafeFetch } from './safeFetch.js'
import { splitVersion } from './versionedId.js'

export type ImagesOptions = {
  readonly env: ServerEnv
  readonly db: Db
  /** The address browsers reach this server at, without a slash at its end. */
  readonly publicUrl: string
  readonly safeFetch: SafeFetch
  readonly reencode: Reencode
  /** Networks that can be asked for by their CAIP-2 id. */
  readonly networks?: readonly Pick<ServerNetwork, 'chainId' | 'name'>[] | undefined
  readonly allowLocalArt?: boolean | undefined
  /** Bytes of strangers' pictures that are kept. */
  readonly artBytes?: number | undefined
}

/** Every picture the server shows: the operator's logos, monograms where there is none, others' images made harmless. */
export function createImages(options: ImagesOptions): Images {
  const { db, publicUrl, networks = [], allowLocalArt = false, artBytes = imageLimits.remoteBytes } = options
  const remoteImages = createRemoteImages({ ...options, allowLocalArt, maxBytes: artBytes })

  async function findLogo(kind: ImageKind, id: string): Promise<Image | undefined> {
    const [logo] = await db.sql<{ bytes: Uint8Array; version: string }>`
      select bytes, version from logos where kind = ${kind} and id = ${id}`
    return logo && imageOf(logo.bytes, 'image/webp', logo.version)
  }

  async function findThing(kind: ImageKind, id: string): Promise<Monogram | undefined> {
    if (kind !== 'wallet') return namedThing(kind, id, networks)
    const [wallet] = await db.sql<{ name: string }>`
      select coalesce(edits->>'name', facts->>'name') as name from directory_wallets where id = ${id}`
    return wallet && { id, name: wallet.name }
  }

  return {
    async find(kind, versioned) {
      const { id } = splitVersion(versioned)
      if (/^(?:nft|avatar)-/.test(id)) {
        const picture = kind === 'asset' || id.startsWith(`${kind}-`) ? await remoteImages.find(id) : undefined
        return picture && imageOf(picture.bytes, 'image/webp', picture.version)
      }
      const logo = await findLogo(kind, id)
      if (logo) return logo
      const thing = await findThing(kind, id)
      return thing && imageOf(Buffer.from(drawMonogram(thing)), 'image/svg+xml', monogramVersion(thing))
    },
    async urlOf(kind, source) {
      const id = await remoteImages.register(kind, source)
      return id ? `${publicUrl}/public/getAssetImage/${id}` : null
    },
  }
}

function imageOf(bytes: Uint8Array, type: Image['type'], version: string): Image {
  return { bytes, type, etag: version }
}
