import * as v from 'valibot'
import type { Db } from '../db/db.js'
import { changeDirectory } from './changeDirectory.js'
import { reasonOf, type WalletRecord, walletRecord, withoutNothing } from './walletRecord.js'

export type ImportWalletsReturnType = {
  readonly imported: number
  readonly refused: readonly { readonly index: number; readonly reason: string }[]
}

/**
 * Takes a list of wallets in. Records that are wrong are named, the others come in; what is there already gets the new
 * facts. The operator's own changes (hidden, order, edited fields, logo) stay as they are.
 */
export async function importWallets(
  db: Db,
  records: readonly unknown[],
  { source }: { readonly source: string },
): Promise<ImportWalletsReturnType> {
  const wallets = new Map<string, WalletRecord>()
  const refused: { index: number; reason: string }[] = []
  for (const [index, record] of records.entries()) {
    const result = v.safeParse(walletRecord, record)
    if (!result.success) refused.push({ index, reason: reasonOf(result.issues) })
    else if (wallets.has(result.output.id)) refused.push({ index, reason: 'id: stands in the list twice' })
    else wallets.set(result.output.id, withoutNothing(result.output))
  }
  if (wallets.size > 0) await writeFacts(db, [...wallets.values()], source)
  return { imported: wallets.size, refused }
}

async function writeFacts(db: Db, wallets: readonly WalletRecord[], source: string): Promise<void> {
  const rows = JSON.stringify(wallets.map((facts) => ({ id: facts.id, facts })))
  await changeDirectory(
    db,
    (sql) => sql`
      insert into directory_wallets (id, source, facts)
      select r.id, ${source}, r.facts from jsonb_to_recordset(${rows}::jsonb) as r(id text, facts jsonb)
      on conflict (id) do update set source = excluded.source, facts = excluded.facts`,
  )
}
