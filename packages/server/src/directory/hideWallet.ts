import type { Db } from '../db/db.js'
import { changeWallet } from './changeWallet.js'
import type { DirectoryWallet } from './readWallets.js'

/** Takes a wallet out of every list, and keeps all that is known of it. */
export function hideWallet(db: Db, id: string): Promise<DirectoryWallet> {
  return changeWallet(db, id, (sql) => sql`update directory_wallets set is_hidden = true where id = ${id}`)
}

/** Puts a hidden wallet back where it was. */
export function showWallet(db: Db, id: string): Promise<DirectoryWallet> {
  return changeWallet(db, id, (sql) => sql`update directory_wallets set is_hidden = false where id = ${id}`)
}
