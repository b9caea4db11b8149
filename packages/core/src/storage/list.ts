const listLimit = 100

/** A list whose entries are all good; one bad entry spoils it, because somebody else wrote it. */
export function list<Entry>(
  read: (value: unknown) => Entry | undefined,
  most: number = listLimit,
): (value: unknown) => Entry[] | undefined {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined
    const entries = value.map(read).filter((entry) => entry !== undefined)
    return entries.length === value.length ? entries : undefined
  }
}
