import type { Db } from '../db/db.js'
import { ServerError } from '../errors/ServerError.js'
import type { Reencode } from '../images/createReencoder.js'
import { RefusedImageError } from '../images/RefusedImageError.js'
import { sha256 } from '../sha256.js'
import { changeWallet } from './changeWallet.js'
import type { DirectoryWallet } from './readWallets.js'

/** Gives a wallet a picture: PNG, JPEG or WebP up to 2 MiB, which is decoded and written anew. */
export async function setLogo(db: Db, reencode: Reencode, id: string, bytes: Uint8Array): Promise<DirectoryWallet> {
  const picture = await reencode(bytes).catch((cause: unknown) => {
    if (!(cause instanceof RefusedImageError)) throw cause
    throw new ServerError('operator/input', { cause, detail: cause.message })
  })
  const version = sha256(picture).slice(0, 12)
  return changeWallet(
    db,
    id,
    (sql) => sql`
      insert into logos (kind, id, bytes, type, version)
      select 'wallet', w.id, ${picture}, 'image/webp', ${version} from directory_wallets w where w.id = ${id}
      on conflict (kind, id) do update set bytes = excluded.bytes, type = excluded.type, version = excluded.version`,
  )
}

/** Takes the picture away again; the monogram comes back. */
export function removeLogo(db: Db, id: string): Promise<DirectoryWallet> {
  return changeWallet(db, id, (sql) => sql`delete from logos where kind = 'wallet' and id = ${id}`)
}
