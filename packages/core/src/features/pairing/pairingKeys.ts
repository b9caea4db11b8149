import { walletLinkBase } from '@portico/wire/relay'
import { json } from '../../storage/json.js'
import { isText } from '../../storage/keys.js'
import { isRecord } from '../../utils/isRecord.js'

/** The app that a session lives in: its link without the pairing, and its name. */
export type StoredDeepLink = { href: string; name: string }

/** What pairing keeps beside the relay client's own values; it comes with what reads it, not with the page. */
export const pairingKeys = {
  /** By the name that relay clients share (reference §5.1): whichever of them made the session, the app is found. */
  deepLink: { .../* @__PURE__ */ json('WALLETCONNECT_DEEPLINK_CHOICE', readDeepLink), isWhole: true },
}

/** Checked like one of the directory: whoever wrote it may want the next request somewhere else. */
function readDeepLink(value: unknown): StoredDeepLink | undefined {
  if (!isRecord(value) || !isText(value['name'])) return undefined
  const href = walletLinkBase(value['href'])
  return href ? { href, name: value['name'] } : undefined
}
