/** The tile that a key leads to; undefined when the key is none of ours. */
export function gridTarget(
  key: string,
  current: number,
  { count, columns, isRtl }: { count: number; columns: number; isRtl: boolean },
): number | undefined {
  const end = count - 1
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case forward:
      return Math.min(current + 1, end)
    case backward:
      return Math.max(current - 1, 0)
    case 'ArrowDown':
      // From above a gap in the last row to its last tile.
      return current + columns <= end ? current + columns : isLastRow(current, end, columns) ? current : end
    case 'ArrowUp':
      return current >= columns ? current - columns : current
    case 'Home':
      return 0
    case 'End':
      return end
    default:
      return undefined
  }
}

function isLastRow(index: number, end: number, columns: number): boolean {
  return Math.floor(index / columns) === Math.floor(end / columns)
}
