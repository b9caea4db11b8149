import type { Db } from '../db/db.js'

/** As if nothing had been read yet: cheaper than another database. */
export async function emptyIndex({ sql }: Db): Promise<void> {
  await sql`truncate index_networks, index_blocks, index_bodies, index_movements, index_parties, index_received, index_tokens,
    index_collectibles`
}
