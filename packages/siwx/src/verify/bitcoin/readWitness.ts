const itemLimit = 0xfc

/** The stack of a witness: a count, then pieces with their lengths. All of it, and short ones only. */
export function readWitness(bytes: Uint8Array): readonly Uint8Array[] | undefined {
  const [count = 0] = bytes
  const items: Uint8Array[] = []
  let at = 1
  while (items.length < count) {
    const length = bytes[at]
    if (length === undefined || length > itemLimit || at + 1 + length > bytes.length) return undefined
    items.push(bytes.subarray(at + 1, at + 1 + length))
    at += 1 + length
  }
  return at === bytes.length ? items : undefined
}
