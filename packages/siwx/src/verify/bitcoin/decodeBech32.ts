const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = /* @__PURE__ */ Object.freeze([0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3])
const checksums = /* @__PURE__ */ Object.freeze({ bech32: 1, bech32m: 0x2bc830a3 })
const checksumLength = 6

export type WitnessProgram = { readonly prefix: string; readonly version: number; readonly program: Uint8Array }

/** A segwit address (BIP-173, BIP-350): in lower case, with the checksum that its version asks for. */
export function decodeBech32(address: string): WitnessProgram | undefined {
  const split = address.lastIndexOf('1')
  const prefix = address.slice(0, split)
  const values = [...address.slice(split + 1)].map((char) => alphabet.indexOf(char))
  if (split < 1 || address.length > 90 || values.length < checksumLength + 1 || values.includes(-1)) return undefined
  const [version = 0, ...digits] = values.slice(0, -checksumLength)
  const expanded = [...[...prefix].map((char) => char.charCodeAt(0) >> 5), 0]
  const low = [...prefix].map((char) => char.charCodeAt(0) & 31)
  const checksum = polymod([...expanded, ...low, ...values])
  if (version > 16 || checksum !== (version === 0 ? checksums.bech32 : checksums.bech32m)) return undefined
  const program = toBytes(digits)
  return program && { prefix, version, program }
}

function polymod(values: readonly number[]): number {
  let checksum = 1
  for (const value of values) {
    const top = checksum >>> 25
    checksum = ((checksum & 0x1ffffff) << 5) ^ value
    generators.forEach((generator, bit) => {
      if ((top >>> bit) & 1) checksum ^= generator
    })
  }
  return checksum
}

/** Fives of bits to eights. What is left over must be short and zero. */
function toBytes(digits: readonly number[]): Uint8Array | undefined {
  const bytes: number[] = []
  let bits = 0
  let rest = 0
  for (const digit of digits) {
    rest = (rest << 5) | digit
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((rest >> bits) & 0xff)
      rest &= (1 << bits) - 1
    }
  }
  return bits >= 5 || rest !== 0 ? undefined : Uint8Array.from(bytes)
}
