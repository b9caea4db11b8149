import { memo, type ReactNode } from 'react'

export type GridPlaceProps = {
  index: number
  /** Undefined for a place that waits for one. */
  item: unknown
  /** Of the whole list; -1 while it is not known. */
  setSize: number
  /** How far along its row, from 0 to 1. */
  start: number
  /** In px. */
  top: number
  tabIndex: 0 | -1
  renderTile: (item: unknown, tabIndex: 0 | -1) => ReactNode
  onReach: (index: number) => void
}

/** Where a tile stands. Scrolling renders the new ones and leaves the others alone. */
export const GridPlace = /* @__PURE__ */ memo(function GridPlace({
  index,
  item,
  setSize,
  start,
  top,
  tabIndex,
  renderTile,
  onReach,
}: GridPlaceProps) {
  const isComing = item === undefined
  return (
    <li
      className="pt-grid-place"
      aria-hidden={isComing || undefined}
      aria-setsize={isComing ? undefined : setSize}
      aria-posinset={isComing ? undefined : index + 1}
      data-index={index}
      onFocus={() => onReach(index)}
      style={{ insetInlineStart: `${start * 100}%`, insetBlockStart: top }}
    >
      {renderTile(item, tabIndex)}
    </li>
  )
})
