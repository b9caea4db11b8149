import * as v from 'valibot'
import type { Db } from '../db/db.js'
import { ServerError } from '../errors/ServerError.js'
import { changeWallet } from './changeWallet.js'
import type { DirectoryWallet } from './readWallets.js'
import { reasonOf, type WalletFields, walletEdits } from './walletRecord.js'

/** Changes fields of a wallet: null takes one away, what is absent stays. Imports do not undo it. */
export async function editWallet(db: Db, id: string, fields: WalletFields): Promise<DirectoryWallet> {
  const result = v.safeParse(walletEdits, fields)
  if (!result.success) throw new ServerError('operator/input', { detail: reasonOf(result.issues) })
  const edits = JSON.stringify(result.output)
  return changeWallet(
    db,
    id,
    (sql) => sql`update directory_wallets set edits = edits || ${edits}::jsonb where id = ${id}`,
  )
}
