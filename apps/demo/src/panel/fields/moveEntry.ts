/** A copy in which the entry at `index` has moved by one place. */
export function moveEntry<Entry>(entries: readonly Entry[], index: number, by: -1 | 1): readonly Entry[] {
  const target = index + by
  const moved = entries[index]
  if (moved === undefined || target < 0 || target >= entries.length) return entries
  const others = entries.filter((_, position) => position !== index)
  return [...others.slice(0, target), moved, ...others.slice(target)]
}
