import { cutIp } from '../request/clientIp.js'

const gone = '[removed]'
const email = /[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>().]+/
// Hexadecimal of 20 bytes and more: addresses, hashes, keys. Base58 and bech32 of the length that Solana and Bitcoin have.
const hex = /(?:0x)?[0-9a-fA-F]{40,}/
const base58 = /\b[1-9A-HJ-NP-Za-km-z]{32,88}\b/
const base58Short = /\b[13][1-9A-HJ-NP-Za-km-z]{25,34}\b/
const bech32 = /\b(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{11,71}\b/i
const personal: readonly RegExp[] = /* @__PURE__ */ Object.freeze([email, hex, bech32, base58, base58Short])
const ipv4 = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g
const ipv6 = /(?<![\w:])(?:[0-9a-f]{1,4}:){2,7}(?::?[0-9a-f]{1,4}|:)(?![\w:])/gi
const query = /[?#][^\s)"']*/g
const home = /((?:\/home|\/Users|[A-Za-z]:\\Users)[/\\])[^/\\\s:]+/g

/** Whether a text holds an address or an e-mail. */
export function isPersonal(text: string): boolean {
  return personal.some((pattern) => pattern.test(text))
}

/** A text of an error without addresses, e-mails, query strings, home folders; IP addresses are cut to their network. */
export function cleanText(text: string): string {
  const scrubbed = personal.reduce(
    (rest, pattern) => rest.replace(new RegExp(pattern, `${pattern.flags}g`), gone),
    text,
  )
  return scrubbed
    .replace(/(\bhttps?:\/\/[^\s?#)"']+)[?#][^\s)"']*/gi, '$1')
    .replace(query, (part) => (part.includes('=') ? '' : part))
    .replace(home, `$1${gone}`)
    .replace(ipv4, cutIp)
    .replace(ipv6, cutIp)
}
