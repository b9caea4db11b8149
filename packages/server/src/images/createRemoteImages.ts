import type { Db } from '../db/db.js'
import type { ServerEnv } from '../env.js'
import { sha256 } from '../sha256.js'
import type { Reencode } from './createReencoder.js'
import { imageLimits } from './limits.js'
import { RefusedImageError } from './RefusedImageError.js'
import type { SafeFetch } from './safeFetch.js'

export type RemoteImagesOptions = {
  readonly env: ServerEnv
  readonly db: Db
  readonly safeFetch: SafeFetch
  readonly reencode: Reencode
  readonly allowLocalArt: boolean
  /** Bytes of pictures that are kept. */
  readonly maxBytes: number
}
export type RemoteImage = { readonly bytes: Uint8Array; readonly version: string }
export type RemoteImages = {
  /** Writes down where a picture is; the id under which it can be had here, or undefined for what is never fetched. */
  register(kind: 'nft' | 'avatar', source: string): Promise<string | undefined>
  find(id: string): Promise<RemoteImage | undefined>
}

type Row = {
  source: string
  status: 'new' | 'ready' | 'failed'
  bytes: Uint8Array | null
  version: string | null
  retry_at: string
  seen_at: string
}

/** Images of others: fetched when they are asked for, re-encoded to a small safe format, kept while they are in use. */
export function createRemoteImages({
  env,
  db,
  safeFetch,
  reencode,
  allowLocalArt,
  maxBytes,
}: RemoteImagesOptions): RemoteImages {
  const underWay = new Map<string, Promise<RemoteImage | undefined>>()

  async function load(id: string, source: string): Promise<RemoteImage | undefined> {
    try {
      const { bytes } = await safeFetch(source, { bytes: imageLimits.sourceBytes })
      const picture = await reencode(bytes)
      const version = sha256(picture).slice(0, 12)
      await db.sql`
        update remote_art set status = 'ready', bytes = ${picture}, type = 'image/webp', version = ${version},
          size = ${picture.length}, seen_at = ${env.now()} where id = ${id}`
      await makeRoom()
      return { bytes: picture, version }
    } catch (cause) {
      const isRefused = cause instanceof RefusedImageError && cause.reason !== 'busy'
      const retryAt = env.now() + (isRefused ? imageLimits.remoteRefusedMs : imageLimits.remoteRetryMs)
      await db.sql`update remote_art set status = 'failed', retry_at = ${retryAt} where id = ${id}`
      return undefined
    }
  }

  /** The least recently seen go, until the rest fits. */
  async function makeRoom(): Promise<void> {
    await db.sql`
      delete from remote_art where id in (
        select id from (
          select id, sum(size) over newest as bytes, row_number() over newest as entries
          from remote_art window newest as (order by seen_at desc, id)
        ) kept where bytes > ${maxBytes} or entries > ${imageLimits.remoteEntries})`
  }

  async function find(id: string): Promise<RemoteImage | undefined> {
    const [row] = await db.sql<Row>`
      select source, status, bytes, version, retry_at, seen_at from remote_art where id = ${id}`
    if (!row) return undefined
    const now = env.now()
    if (row.bytes && row.version) {
      if (now - Number(row.seen_at) > imageLimits.remoteTouchMs)
        await db.sql`update remote_art set seen_at = ${now} where id = ${id}`
      return { bytes: row.bytes, version: row.version }
    }
    return row.status === 'failed' && now < Number(row.retry_at) ? undefined : load(id, row.source)
  }

  return {
    async register(kind, source) {
      if (!isFetched(source, allowLocalArt)) return undefined
      const id = `${kind}-${sha256(source).slice(0, 32)}`
      await db.sql`
        insert into remote_art (id, source, seen_at) values (${id}, ${source}, ${env.now()}) on conflict (id) do nothing`
      return id
    },
    find(id) {
      // A page shows one picture in several places: they wait for one fetch.
      const running = underWay.get(id)
      if (running) return running
      const started = find(id).finally(() => underWay.delete(id))
      underWay.set(id, started)
      return started
    },
  }
}

/** Addresses that are worth writing down. Whether they may be reached is for the fetch to say. */
function isFetched(source: string, allowLocalArt: boolean): boolean {
  if (/^data:image\/(?:png|jpe?g|webp)[;,]/i.test(source)) return source.length <= imageLimits.dataUrl
  if (source.length > imageLimits.sourceUrl) return false
  if (source.startsWith('ipfs://')) return true
  return URL.canParse(source) && (/^https:/i.test(source) || (allowLocalArt && /^http:/i.test(source)))
}
