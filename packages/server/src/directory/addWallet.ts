import * as v from 'valibot'
import type { Db } from '../db/db.js'
import { ServerError } from '../errors/ServerError.js'
import { changeDirectory } from './changeDirectory.js'
import { type DirectoryWallet, readWallet } from './readWallets.js'
import { newWallet, reasonOf, type WalletFields, withoutNothing } from './walletRecord.js'

export type AddWalletParameters = WalletFields & { readonly id?: string | undefined; readonly name: string }

/** Adds a wallet of the operator's own. */
export async function addWallet(db: Db, parameters: AddWalletParameters): Promise<DirectoryWallet> {
  const result = v.safeParse(newWallet, parameters)
  if (!result.success) throw new ServerError('operator/input', { detail: reasonOf(result.issues) })
  const id = result.output.id ?? slugOf(result.output.name)
  if (!id)
    throw new ServerError('operator/input', { detail: `The name has no letter an id could be made of: give one.` })
  return changeDirectory(db, async (sql) => {
    const facts = JSON.stringify(withoutNothing({ ...result.output, id }))
    const added = await sql`
      insert into directory_wallets (id, source, facts) values (${id}, 'operator', ${facts}::jsonb)
      on conflict (id) do nothing returning id`
    const wallet = added.length > 0 ? await readWallet(sql, id) : undefined
    if (!wallet) throw new ServerError('operator/input', { detail: `There is a wallet with the id ${id} already.` })
    return wallet
  })
}

function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 64)
}
