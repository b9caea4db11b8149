import { toChecksumAddress } from '@portico/wire/evm'
import type { MessageData } from '../message/messageData.js'
import { readTime } from '../message/readTime.js'
import type { Expectations } from './expectations.js'

const defaultMaxAge = 600_000
const defaultSkew = 30_000

/** The first field that is not what it must be, by name. */
export function checkMessage(data: MessageData, expected: Expectations): keyof MessageData | undefined {
  if (data.version !== '1') return 'version'
  if (!isOneOf(data.domain, expected.domain)) return 'domain'
  if (expected.uri === undefined ? !isPageOf(data.uri, data.domain) : data.uri !== expected.uri) return 'uri'
  if (expected.chainId !== undefined && !isOneOf(data.chainId, expected.chainId)) return 'chainId'
  if (!isAddress(data, expected.accountAddress)) return 'accountAddress'
  if (expected.nonce === '' || data.nonce !== expected.nonce) return 'nonce'
  if (differs(expected.statement, data.statement)) return 'statement'
  if (differs(expected.requestId, data.requestId)) return 'requestId'
  if (differs(expected.resources?.join('\n'), data.resources?.join('\n'))) return 'resources'
  return checkTimes(data, expected)
}

function checkTimes(data: MessageData, expected: Expectations): keyof MessageData | undefined {
  const { now, maxAge = defaultMaxAge, skew = defaultSkew } = expected
  const issuedAt = readTime(data.issuedAt)
  if (issuedAt === undefined || issuedAt > now + skew || issuedAt + maxAge + skew <= now) return 'issuedAt'
  if (data.expirationTime !== undefined) {
    const end = readTime(data.expirationTime)
    if (end === undefined || end <= issuedAt || end + skew <= now) return 'expirationTime'
  }
  if (data.notBefore !== undefined) {
    const start = readTime(data.notBefore)
    if (start === undefined || start > now + skew) return 'notBefore'
  }
  return undefined
}

function isOneOf(value: string, allowed: string | readonly string[]): boolean {
  return typeof allowed === 'string' ? value === allowed : allowed.includes(value)
}

function differs(expected: string | undefined, value: string | undefined): boolean {
  return expected !== undefined && value !== expected
}

/** A page that is served by the domain itself. Plain http is for this machine only. */
function isPageOf(uri: string, domain: string): boolean {
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  if (!url || url.host !== domain || url.username !== '' || url.password !== '') return false
  const isLocal = /^(?:localhost|(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)
}

function isAddress(data: MessageData, expected: string | undefined): boolean {
  const { accountAddress, chainId } = data
  if (!chainId.startsWith('eip155:')) return expected === undefined || accountAddress === expected
  if (accountAddress !== toChecksumAddress(accountAddress)) return false
  return expected === undefined || accountAddress.toLowerCase() === expected.toLowerCase()
}
