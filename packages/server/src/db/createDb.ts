import type { Db } from './db.js'

export type DbOptions = { readonly url: string } | { readonly folder: string }

/** The operator's database: PostgreSQL when there is a URL for it, else PGlite in a folder. Only the one in use is loaded. */
export async function createDb(options: DbOptions): Promise<Db> {
  if ('url' in options) return (await import('./createPostgresDb.js')).createPostgresDb(options.url)
  return (await import('./createPgliteThreadDb.js')).createPgliteThreadDb(options.folder)
}
