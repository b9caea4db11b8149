import { isCaipNetworkId } from '@portico/wire'
import type { SIWXMessageData, SIWXSession } from '../../config/siwxConfig.js'
import { json } from '../../storage/json.js'
import { isText, type StoredKey } from '../../storage/keys.js'
import { isRecord } from '../../utils/isRecord.js'

const messageLimit = 8_192
const sessionLimit = 20
const optional = /* @__PURE__ */ Object.freeze([
  'notBefore',
  'statement',
  'requestId',
  'issuedAt',
  'expirationTime',
] as const)

/** What signing in keeps; it comes with what reads it, not with the page. */
export const siwxKeys = {
  /** Sessions that were checked in this browser alone. */
  sessions: /* @__PURE__ */ json('siwx', readSessions),
  /** Of the operator's server, where a cookie cannot hold it. */
  authToken: {
    name: 'siwx-auth-token',
    read: (raw: string) => (isText(raw) ? raw : undefined),
    write: (value: string) => value,
  } satisfies StoredKey<string>,
}

function readSessions(value: unknown): readonly SIWXSession[] | undefined {
  if (!Array.isArray(value) || value.length > sessionLimit) return undefined
  const sessions = value.map(readSession).filter((session) => session !== undefined)
  return sessions.length === value.length ? sessions : undefined
}

function readSession(value: unknown): SIWXSession | undefined {
  if (!isRecord(value) || !isLong(value['message']) || !isLong(value['signature'])) return undefined
  const data = readData(value['data'])
  return data && { data, message: value['message'], signature: value['signature'] }
}

function readData(value: unknown): SIWXMessageData | undefined {
  if (!isRecord(value)) return undefined
  const { accountAddress, chainId, domain, uri, version, nonce, resources } = value
  if (!isText(accountAddress) || !isCaipNetworkId(chainId) || !isText(domain) || !isLong(uri)) return undefined
  if (!isText(version) || !isText(nonce)) return undefined
  const extras = optional.flatMap((name) => (isLong(value[name]) ? [[name, value[name]] as const] : []))
  const links = Array.isArray(resources) && resources.every(isLong) ? { resources } : {}
  return { accountAddress, chainId, domain, uri, version, nonce, ...Object.fromEntries(extras), ...links }
}

function isLong(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= messageLimit
}
