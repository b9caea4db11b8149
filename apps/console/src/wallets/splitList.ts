export type Piece = { readonly first: number; readonly records: readonly unknown[] }

/** Pieces of a list that fit into one body each. A record that is too large for any stands alone and is refused there. */
export function splitList(records: readonly unknown[], bytes: number, entries: number): readonly Piece[] {
  const encoder = new TextEncoder()
  const pieces: { first: number; records: unknown[] }[] = []
  let size = 0
  for (const [index, record] of records.entries()) {
    const length = encoder.encode(JSON.stringify(record) ?? 'null').length + 1
    const last = pieces.at(-1)
    if (last && size + length <= bytes && last.records.length < entries) {
      last.records.push(record)
      size += length
    } else {
      pieces.push({ first: index, records: [record] })
      size = length
    }
  }
  return pieces
}
