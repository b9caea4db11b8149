import { walletLinkBase } from '@portico/wire/relay'
import type { Wallet } from '../../connectors/wallet.js'
import { json } from '../../storage/json.js'
import { isText } from '../../storage/keys.js'
import { pairingMark } from '../../storage/pendingMark.js'
import { isRecord } from '../../utils/isRecord.js'

/** A pairing that the visitor took to an app: a phone may drop the page meanwhile. Its keys are the relay client's to keep. */
export type StoredAttempt = {
  expiresAt: number
  href: string
  /** Of the link: this pairing, and no other that the browser keeps. */
  topic: string
  wallet: Wallet
}

/** Written under `pairingMark`; read by what a page needs only when it comes back. */
export const attemptKey = /* @__PURE__ */ json(pairingMark.name, readAttempt)

function readAttempt(value: unknown): StoredAttempt | undefined {
  if (!isRecord(value) || !isRecord(value['wallet'])) return undefined
  const { expiresAt, topic } = value
  if (typeof expiresAt !== 'number' || !isText(topic)) return undefined
  const href = walletLinkBase(value['href'])
  const known = Object.entries(value['wallet']).filter(([field, text]) => listed.includes(field) && isText(text))
  const wallet = Object.fromEntries(known) as Wallet // texts under these names; the two that are required come next
  return href && wallet.id && wallet.name ? { expiresAt, href, topic, wallet } : undefined
}

/** What is kept of a listing: who it is, and where it is at home. */
const listed = ['id', 'name', 'rdns', 'homepage', 'mobile_link', 'link_mode', 'webapp_link']
