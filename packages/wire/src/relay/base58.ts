const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** The longest text we read: a public key with its header has 48 characters. Decoding takes the square of the length. */
const maxLength = 128

/** Bitcoin's base58, as multibase names it `z`. */
export function toBase58(bytes: Uint8Array): string {
  const digits: number[] = []
  for (const byte of bytes) {
    let carry = byte
    for (let at = 0; at < digits.length || carry > 0; at++) {
      carry += (digits[at] ?? 0) * 256
      digits[at] = carry % 58
      carry = Math.floor(carry / 58)
    }
  }
  const zeros = bytes.findIndex((byte) => byte !== 0)
  const leading = '1'.repeat(zeros < 0 ? bytes.length : zeros)
  return (
    leading +
    digits
      .reverse()
      .map((digit) => alphabet.charAt(digit))
      .join('')
  )
}

export function fromBase58(text: string): Uint8Array | undefined {
  if (text.length > maxLength) return undefined
  const bytes: number[] = []
  for (const char of text) {
    let carry = alphabet.indexOf(char)
    if (carry < 0) return undefined
    for (let at = 0; at < bytes.length || carry > 0; at++) {
      carry += (bytes[at] ?? 0) * 58
      bytes[at] = carry % 256
      carry = Math.floor(carry / 256)
    }
  }
  const leading = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...Array<number>(leading).fill(0), ...bytes.reverse()])
}
