import type { AddressCheck } from '@portico/core/adapter'
import { keccak } from './keccak.js'

/**
 * 0x and 40 hexadecimal digits (SEND-08). Mixed capitals are a checksum (EIP-55) and must fit: one that does not was
 * mistyped or tampered with. All small or all capital letters carry none, and are taken.
 */
export function checkAddress(text: string): AddressCheck {
  if (!/^0x[0-9a-f]{40}$/i.test(text)) return { problem: 'format' }
  const address = toChecksum(text)
  const digits = text.slice(2)
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  return hasChecksum && digits !== address.slice(2) ? { problem: 'checksum' } : { address }
}

/** An address with the capitals of EIP-55. */
function toChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak(new TextEncoder().encode(digits))
  const written = [...digits].map((digit, index) => {
    const nibble = ((hash[index >> 1] ?? 0) >> (index % 2 ? 0 : 4)) & 15
    return nibble > 7 ? digit.toUpperCase() : digit
  })
  return `0x${written.join('')}`
}
