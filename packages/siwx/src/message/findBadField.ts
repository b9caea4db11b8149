import type { MessageData } from './messageData.js'
import { readTime } from './readTime.js'
import { type SignInNamespace, signInChain } from './signInChains.js'

const lineLimit = 2_048
const resourceLimit = 64
/** A recap of many methods is long (ERC-5573). */
const resourceLength = 16_384

const addresses: Readonly<Record<SignInNamespace, RegExp>> = /* @__PURE__ */ Object.freeze({
  eip155: /^0x[0-9a-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  bip122: /^(?:[1-9A-HJ-NP-Za-km-z]{25,36}|[a-z]{2,4}1[02-9ac-hj-np-z]{11,87})$/,
})

/** The first field that no message may carry, by name. What passes can be written and read again without loss. */
export function findBadField(data: MessageData): keyof MessageData | undefined {
  const chain = signInChain(data.chainId)
  if (!chain) return 'chainId'
  if (!matches(addresses[chain.namespace], data.accountAddress)) return 'accountAddress'
  if (!isDomain(data.domain)) return 'domain'
  if (!isUri(data.uri, lineLimit)) return 'uri'
  if (data.version !== '1') return 'version'
  if (!matches(/^[a-zA-Z0-9]{8,256}$/, data.nonce)) return 'nonce'
  if (data.statement !== undefined && !matches(/^[ -~]{1,2048}$/, data.statement)) return 'statement'
  if (data.issuedAt === undefined ? chain.namespace === 'eip155' : !isTime(data.issuedAt)) return 'issuedAt'
  if (data.expirationTime !== undefined && !isTime(data.expirationTime)) return 'expirationTime'
  if (data.notBefore !== undefined && !isTime(data.notBefore)) return 'notBefore'
  if (data.requestId !== undefined && !matches(/^[\w\-.~%!$&'()*+,;=:@]{1,256}$/, data.requestId)) return 'requestId'
  if (data.resources !== undefined && !areResources(data.resources)) return 'resources'
  return undefined
}

function matches(pattern: RegExp, value: unknown): boolean {
  return typeof value === 'string' && pattern.test(value)
}

const isTime = (value: unknown): boolean => readTime(value) !== undefined

/** As `location.host` writes it: lower case, punycode, no user, no path. */
function isDomain(value: unknown): boolean {
  const host =
    /^(?:(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?|\[[0-9a-f:.]{2,45}\])(?::[1-9]\d{0,4})?$/
  return typeof value === 'string' && value.length <= 260 && host.test(value)
}

function isUri(value: unknown, limit: number): boolean {
  return typeof value === 'string' && value.length <= limit && /^[a-zA-Z][a-zA-Z0-9+.-]*:[!-~]+$/.test(value)
}

function areResources(value: unknown): boolean {
  return Array.isArray(value) && value.length <= resourceLimit && value.every((entry) => isUri(entry, resourceLength))
}
