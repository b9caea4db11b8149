import type { Db, Sql } from '../db/db.js'
import { ServerError } from '../errors/ServerError.js'
import { changeDirectory } from './changeDirectory.js'
import { type DirectoryWallet, readWallet } from './readWallets.js'

/** Runs a change of one wallet that must be there, and reads it again. */
export function changeWallet(db: Db, id: string, run: (sql: Sql) => Promise<unknown>): Promise<DirectoryWallet> {
  return changeDirectory(db, async (sql) => {
    await run(sql)
    const wallet = await readWallet(sql, id)
    if (!wallet) throw new ServerError('request/not-found', { detail: `There is no wallet with the id ${id}.` })
    return wallet
  })
}
