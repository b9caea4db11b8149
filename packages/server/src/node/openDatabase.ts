import { join, resolve } from 'node:path'
import type { ServerConfig } from '../config/serverConfig.js'
import { createDb } from '../db/createDb.js'
import type { Db } from '../db/db.js'
import { migrate, readMigrations } from '../db/migrate.js'
import { ServerError } from '../errors/ServerError.js'
import { lockFolder } from './lockFolder.js'

/** The operator's database, up to date. Closing it lets go of its folder. */
export async function openDatabase(config: Pick<ServerConfig, 'databaseUrl' | 'dataFolder'>): Promise<Db> {
  const { databaseUrl } = config
  const db = databaseUrl ? await createDb({ url: databaseUrl }) : await openFolder(resolve(config.dataFolder))
  try {
    await migrate(db, await readMigrations())
    return db
  } catch (cause) {
    await db.close()
    if (!(cause instanceof ServerError) || cause.code !== 'database/unavailable') throw cause
    throw new ServerError('operator/config', { cause, detail: 'The PostgreSQL of DATABASE_URL does not answer.' })
  }
}

async function openFolder(folder: string): Promise<Db> {
  const unlock = await lockFolder(folder)
  try {
    const db = await createDb({ folder: join(folder, 'database') })
    return { ...db, close: () => db.close().finally(unlock) }
  } catch (error) {
    await unlock()
    throw error
  }
}
