import type { Transfer } from '@portico/core/adapter'

/** Selectors, first those of ERC-20. Contracts of the USDT kind share them; their `transfer` merely returns nothing. */
export const selectors = /* @__PURE__ */ Object.freeze({
  transfer: '0xa9059cbb',
  balanceOf: '0x70a08231',
  decimals: '0x313ce567',
  symbol: '0x95d89b41',
  name: '0x06fdde03',
  /** Of the gas price oracle of rollups. */
  getL1Fee: '0x49948e0e',
  getOperatorFee: '0x275aedd2',
})

const wordDigits = 64
/** Longest text that a contract may call itself, in characters. */
const textLimit = 256

export type Call = { readonly to: string; readonly value: bigint; readonly data: string }

/** What a transfer is on the chain (SEND-02, SEND-03). */
export function callOf({ to, contract, amount }: Transfer): Call {
  if (!contract) return { to, value: amount, data: '0x' }
  return { to: contract, value: 0n, data: `${selectors.transfer}${word(BigInt(to))}${word(amount)}` }
}

export function word(value: bigint): string {
  return value.toString(16).padStart(wordDigits, '0')
}

export function toHex(value: bigint | number): string {
  return `0x${value.toString(16)}`
}

/** A quantity as nodes write it; undefined for anything else. */
export function readQuantity(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined
}

/** One word of an answer; undefined when there is none. */
export function readWord(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{64,}$/i.test(value)
    ? BigInt(value.slice(0, wordDigits + 2))
    : undefined
}

/** A text that a contract returned: a string, or 32 bytes as some old tokens have it. */
export function readText(value: unknown): string {
  if (typeof value !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(value)) return ''
  const digits = value.slice(2)
  if (digits.length === wordDigits) return decode(digits.replace(/(00)+$/, ''))
  const length = readWord(`0x${digits.slice(wordDigits)}`)
  if (readWord(value) !== 32n || length === undefined || length > BigInt(textLimit)) return ''
  return decode(digits.slice(2 * wordDigits, 2 * wordDigits + Number(length) * 2))
}

function decode(digits: string): string {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return new TextDecoder().decode(bytes)
}
