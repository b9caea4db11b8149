import type { AddressCheck } from '@portico/core/adapter'
import { toChecksumAddress } from '@portico/wire/evm'

/**
 * 0x and 40 hexadecimal digits (SEND-08). Mixed capitals are a checksum (EIP-55) and must fit: one that does not was
 * mistyped or tampered with. All small or all capital letters carry none, and are taken.
 */
export function checkAddress(text: string): AddressCheck {
  if (!/^0x[0-9a-f]{40}$/i.test(text)) return { problem: 'format' }
  const address = toChecksumAddress(text)
  const digits = text.slice(2)
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  return hasChecksum && digits !== address.slice(2) ? { problem: 'checksum' } : { address }
}
