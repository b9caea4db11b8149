import { memo, type ReactNode } from 'react'

export type GridPlaceProps = {
  index: number
  /** Of tiles that are there; a place behind them waits for one. */
  count: number
  /** How far along its row, from 0 to 1. */
  start: number
  /** In px. */
  top: number
  tabIndex: 0 | -1
  renderTile: (index: number, tabIndex: 0 | -1) => ReactNode
  onReach: (index: number) => void
}

/** Where a tile stands. Scrolling renders the new ones and leaves the others alone. */
export const GridPlace = /* @__PURE__ */ memo(function GridPlace({
  index,
  count,
  start,
  top,
  tabIndex,
  renderTile,
  onReach,
}: GridPlaceProps) {
  const isComing = index >= count
  return (
    <li
      className="pt-grid-place"
      aria-hidden={isComing || undefined}
      aria-setsize={count}
      aria-posinset={isComing ? undefined : index + 1}
      data-index={index}
      onFocus={() => onReach(index)}
      style={{ insetInlineStart: `${start * 100}%`, insetBlockStart: top }}
    >
      {renderTile(index, tabIndex)}
    </li>
  )
})
