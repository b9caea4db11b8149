export type RowRange = { readonly first: number; readonly last: number }

export type VisibleRangeParameters = {
  /** How far the top of the viewport is below the top of the list, in px; negative while the list starts further down. */
  offset: number
  viewportHeight: number
  /** Row and gap, in px. */
  stride: number
  count: number
  /** Rows kept ready on either side. */
  overscan: number
}

/** The rows to render, both ends included; `last` is -1 for an empty list. */
export function visibleRange({ offset, viewportHeight, stride, count, overscan }: VisibleRangeParameters): RowRange {
  const end = count - 1
  const first = Math.floor(offset / stride) - overscan
  const last = Math.ceil((offset + viewportHeight) / stride) - 1 + overscan
  return { first: Math.max(0, Math.min(first, end)), last: Math.min(end, Math.max(last, 0)) }
}
