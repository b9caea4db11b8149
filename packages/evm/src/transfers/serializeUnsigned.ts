import type { Call } from './abi.js'
import type { FeeFields } from './quoteTransfer.js'

/** Stands for the nonce, which only the wallet knows: as long as one can get. */
const longestNonce = 0xffff_ffffn

/** A transaction before it is signed, as a chain counts its bytes (EIP-2718, EIP-1559); hexadecimal digits without 0x. */
export function serializeUnsigned(chainId: number, { to, value, data }: Call, { gas, prices }: FeeFields): string {
  const { fields } = prices
  const [tip, most] =
    'gasPrice' in fields ? [fields.gasPrice, fields.gasPrice] : [fields.maxPriorityFeePerGas, fields.maxFeePerGas]
  const numbers = [BigInt(chainId), longestNonce, tip, most, gas].map(quantity)
  return `02${list([...numbers, text(to.slice(2)), quantity(value), text(data.slice(2)), list([])])}`
}

function quantity(value: bigint): string {
  const digits = value === 0n ? '' : value.toString(16)
  return text(digits.length % 2 ? `0${digits}` : digits)
}

/** RLP: a single small byte is itself, anything else has its length in front. */
function text(digits: string): string {
  return digits.length === 2 && Number.parseInt(digits, 16) < 0x80 ? digits : withLength(0x80, digits)
}

function list(items: readonly string[]): string {
  return withLength(0xc0, items.join(''))
}

function withLength(offset: number, digits: string): string {
  const length = digits.length / 2
  if (length <= 55) return byte(offset + length) + digits
  const size = length.toString(16)
  const even = size.length % 2 ? `0${size}` : size
  return byte(offset + 55 + even.length / 2) + even + digits
}

function byte(value: number): string {
  return value.toString(16).padStart(2, '0')
}
