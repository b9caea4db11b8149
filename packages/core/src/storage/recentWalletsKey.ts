import { limits } from '../config/limits.js'
import { isRecord } from '../utils/isRecord.js'
import { json } from './json.js'
import { isText } from './keys.js'
import { list } from './list.js'

export type StoredWallet = { id: string; name: string; rdns?: string | undefined; homepage?: string | undefined }

/** The wallets that were used last; they come with the modal, which shows them (CONNECT-15). */
export const recentWalletsKey = /* @__PURE__ */ json('recent_wallets', (value) =>
  /* @__PURE__ */ list(readWallet)(value)?.slice(0, limits.recentWallets),
)

function readWallet(value: unknown): StoredWallet | undefined {
  if (!isRecord(value) || !isText(value['id']) || !isText(value['name'])) return undefined
  const { id, name, rdns, homepage } = value
  return { id, name, rdns: isText(rdns) ? rdns : undefined, homepage: isText(homepage) ? homepage : undefined }
}
