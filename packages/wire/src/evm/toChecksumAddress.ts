import { keccak256 } from './keccak256.js'

/** An address (0x and 40 hexadecimal digits) with the capitals that prove its digits (EIP-55). */
export function toChecksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak256(new TextEncoder().encode(digits))
  const written = [...digits].map((digit, index) => {
    const nibble = ((hash[index >> 1] ?? 0) >> (index % 2 ? 0 : 4)) & 15
    return nibble > 7 ? digit.toUpperCase() : digit
  })
  return `0x${written.join('')}`
}
