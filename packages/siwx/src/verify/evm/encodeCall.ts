import { bytesToHex } from '@noble/hashes/utils.js'

/** The first four bytes of keccak256('isValidSignature(bytes32,bytes)'), and what a contract answers that accepts (ERC-1271). */
export const acceptedSelector = '1626ba7e'
const wordDigits = 64

/** `isValidSignature(hash, signature)`. */
export function encodeIsValidSignature(hash: Uint8Array, signature: Uint8Array): string {
  return `0x${acceptedSelector}${bytesToHex(hash)}${numberWord(64)}${encodeBytes(signature)}`
}

/** The parameters of the validator's constructor: `(address signer, bytes32 hash, bytes wrapped)`. */
export function encodeValidatorParameters(signer: string, hash: Uint8Array, wrapped: Uint8Array): string {
  const address = signer.slice(2).toLowerCase().padStart(wordDigits, '0')
  return `${address}${bytesToHex(hash)}${numberWord(96)}${encodeBytes(wrapped)}`
}

function encodeBytes(bytes: Uint8Array): string {
  const hex = bytesToHex(bytes)
  return numberWord(bytes.length) + hex.padEnd(Math.ceil(hex.length / wordDigits) * wordDigits, '0')
}

function numberWord(value: number): string {
  return value.toString(16).padStart(wordDigits, '0')
}
