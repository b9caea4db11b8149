import type { AdminEndpoints, AdminWallet } from '@portico/wire/http'
import { addWallet as add } from '../../directory/addWallet.js'
import { editWallet as edit } from '../../directory/editWallet.js'
import { hideWallet, showWallet as show } from '../../directory/hideWallet.js'
import { importWallets as take } from '../../directory/importWallets.js'
import { listWallets as list } from '../../directory/listWallets.js'
import { moveWallet as move } from '../../directory/orderWallets.js'
import type { DirectoryWallet } from '../../directory/readWallets.js'
import { removeLogo, setLogo } from '../../directory/setLogo.js'
import type { AdminHandler } from '../adminHandler.js'
import { withAudit } from '../audit/withAudit.js'

export const listWallets: AdminHandler<AdminEndpoints['listWallets']> = async ({ deps }, { query }) => {
  const { data, count } = await list(deps.db, query)
  return { data: data.map(toAnswer), count }
}

export const addWallet: AdminHandler<AdminEndpoints['addWallet']> = async ({ deps }, { body }) => {
  const change = { action: 'wallet.add', subject: body.name, details: body }
  return toAnswer(await withAudit(deps, change, (db) => add(db, body)))
}

export const editWallet: AdminHandler<AdminEndpoints['editWallet']> = async ({ deps }, { path: { id }, body }) => {
  const change = { action: 'wallet.edit', subject: id, details: body }
  return toAnswer(await withAudit(deps, change, (db) => edit(db, id, body)))
}

export const showWallet: AdminHandler<AdminEndpoints['showWallet']> = async ({ deps }, { path: { id }, body }) => {
  const change = { action: body.isHidden ? 'wallet.hide' : 'wallet.show', subject: id, details: {} }
  return toAnswer(await withAudit(deps, change, (db) => (body.isHidden ? hideWallet(db, id) : show(db, id))))
}

export const moveWallet: AdminHandler<AdminEndpoints['moveWallet']> = async ({ deps }, { path: { id }, body }) => {
  const change = { action: 'wallet.move', subject: id, details: body }
  await withAudit(deps, change, (db) => move(db, id, body.before))
  return undefined
}

export const setWalletLogo: AdminHandler<AdminEndpoints['setWalletLogo']> = async (
  { deps, reencode },
  { path: { id }, bytes },
) => {
  // Decoding takes its time, and the database is not held up by it.
  const picture = reencode(bytes)
  await picture.catch(() => undefined)
  const change = { action: 'wallet.logo', subject: id, details: { bytes: bytes.length } }
  return toAnswer(await withAudit(deps, change, (db) => setLogo(db, () => picture, id, bytes)))
}

export const removeWalletLogo: AdminHandler<AdminEndpoints['removeWalletLogo']> = async (
  { deps },
  { path: { id } },
) => {
  const change = { action: 'wallet.logo.remove', subject: id, details: {} }
  return toAnswer(await withAudit(deps, change, (db) => removeLogo(db, id)))
}

export const importWallets: AdminHandler<AdminEndpoints['importWallets']> = async ({ deps }, { body }) => {
  const change = { action: 'wallet.import', subject: '', details: { records: body.wallets.length } }
  const { imported, refused } = await withAudit(deps, change, (db) => take(db, body.wallets, { source: 'operator' }))
  return { imported, refused: [...refused] }
}

function toAnswer({ listing, isHidden, hasLogo }: DirectoryWallet): AdminWallet {
  return { ...listing, isHidden, hasLogo }
}
