import {
  type CSSProperties,
  type FocusEvent,
  type Key,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type RowRange, visibleRange } from '../VirtualList/visibleRange.js'
import { GridPlace, type GridPlaceProps } from './GridPlace.js'
import { gridTarget } from './gridTarget.js'

export type VirtualGridProps<Item> = {
  /** Spoken name of the list. */
  label: string
  /** Tiles that can be reached with the keyboard. An item that stays is the same object, and is not drawn again. */
  items: readonly Item[]
  /** Places behind them for tiles that are still coming. @default 0 */
  coming?: number | undefined
  /**
   * One tile, or the place of one that is coming; its control takes `tabIndex`, so that the whole grid is one stop on the
   * way with Tab. The same function for as long as it draws the same.
   */
  renderTile: (item: Item | undefined, tabIndex: 0 | -1) => ReactNode
  getKey: (item: Item) => Key
  /** In px. */
  tileHeight: number
  /** Between tiles, in px. @default 8 */
  gap?: number | undefined
  /** @default 4 */
  columns?: number | undefined
  /** One column less when the grid is narrower than this, in px. @default 320 */
  narrowBelow?: number | undefined
  /** What the first render fills before anything is measured, in px. @default 420 */
  viewportHeight?: number | undefined
  /** Rows kept ready above and below. @default 2 */
  overscan?: number | undefined
  /** The visitor comes near the end: time to fetch more. */
  onNearEnd?: (() => void) | undefined
}

/** How long before its end a list that is scrolled asks for more. */
const rowsAhead = 8

/** Tiles in rows, of any number: renders what can be seen; scrolls with the Scroller around it. Arrow keys move between tiles. */
export function VirtualGrid<Item>({
  label,
  items,
  coming = 0,
  renderTile,
  getKey,
  tileHeight,
  gap = 8,
  columns: wideColumns = 4,
  narrowBelow = 320,
  viewportHeight = 420,
  overscan = 2,
  onNearEnd,
}: VirtualGridProps<Item>) {
  const { length: count } = items
  const stride = tileHeight + gap
  const list = useRef<HTMLUListElement>(null)
  const isFocusMoving = useRef(false)
  const [isNarrow, setNarrow] = useState(false)
  const columns = isNarrow ? wideColumns - 1 : wideColumns
  const places = count + coming
  const rows = Math.ceil(places / columns)
  const [focused, setFocused] = useState(-1)
  // Where Tab enters: the tile that had the focus last.
  const [entrance, setEntrance] = useState(0)
  const [range, setRange] = useState<RowRange>(() =>
    visibleRange({ offset: 0, viewportHeight, stride, count: Number.MAX_SAFE_INTEGER, overscan: 0 }),
  )

  useEffect(() => {
    const element = list.current
    if (!element) return
    const scroller = element.closest('[data-portico-scroller]') ?? element.ownerDocument.documentElement
    let top = 0
    let height = viewportHeight
    const update = () => {
      const next = visibleRange({
        offset: scroller.scrollTop - top,
        viewportHeight: height,
        stride,
        count: Number.MAX_SAFE_INTEGER,
        overscan,
      })
      setRange((previous) => (previous.first === next.first && previous.last === next.last ? previous : next))
    }
    // Only here: whoever measures while scrolling makes the browser lay out what it was about to lay out anyway.
    const measure = () => {
      const width = element.clientWidth - gap
      setNarrow(width > 0 && width < narrowBelow)
      top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
      height = scroller.clientHeight
      update()
    }
    scroller.addEventListener('scroll', update, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    observer.observe(element)
    return () => {
      scroller.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [stride, gap, overscan, narrowBelow, viewportHeight])

  const lastRow = Math.ceil(count / columns) - 1
  // Who scrolls wants the next page there before its place; who only looks waits for nothing.
  const isNearEnd = range.last >= (range.first > 0 ? lastRow - rowsAhead : lastRow)
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd])

  useLayoutEffect(() => {
    if (!isFocusMoving.current) return
    isFocusMoving.current = false
    const control = list.current?.querySelector<HTMLElement>(`[data-index="${focused}"] :is(button, a)`)
    control?.focus({ preventScroll: true })
    control?.scrollIntoView({ block: 'nearest' })
  }, [focused])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || focused < 0) return
    const isRtl = list.current?.matches(':dir(rtl)') ?? false
    const target = gridTarget(event.key, focused, { count, columns, isRtl })
    if (target === undefined) return
    event.preventDefault()
    if (target === focused) return
    isFocusMoving.current = true
    setFocused(target)
    setEntrance(target)
  }

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(-1)
  }
  const onReach = useCallback((index: number) => {
    setFocused(index)
    setEntrance(index)
  }, [])

  const tabStop = Math.min(entrance, count - 1)
  // Unknown while more are coming; a number that grew would be written to every tile at every page.
  const setSize = coming > 0 ? -1 : count
  return (
    <ul
      className="pt-virtual-grid"
      ref={list}
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      style={
        {
          '--portico-grid-columns': columns,
          '--portico-grid-gap': `${gap}px`,
          '--portico-grid-tile': `${tileHeight}px`,
          blockSize: Math.max(0, rows * stride - gap),
          // CSSProperties knows no custom properties.
        } as CSSProperties
      }
    >
      {placesOf(range, columns, places, [tabStop, focused]).map((index) => {
        const item = items[index]
        return (
          <GridPlace
            key={item === undefined ? index : getKey(item)}
            index={index}
            item={item}
            setSize={setSize}
            start={(index % columns) / columns}
            top={Math.floor(index / columns) * stride}
            tabIndex={index === tabStop ? 0 : -1}
            // `item` is one of the items; memo cannot carry their type.
            renderTile={renderTile as GridPlaceProps['renderTile']}
            onReach={onReach}
          />
        )
      })}
    </ul>
  )
}

/** What to render: the visible rows, and the tiles that must stay because they have the focus or let Tab in. */
function placesOf({ first, last }: RowRange, columns: number, places: number, kept: readonly number[]): number[] {
  const start = Math.min(first * columns, Math.max(0, places - 1))
  const end = Math.min((last + 1) * columns, places)
  const visible = Array.from({ length: Math.max(0, end - start) }, (_, step) => start + step)
  const away = kept.filter((index) => index >= 0 && index < places && (index < start || index >= end))
  return [...new Set([...visible, ...away])].sort((a, b) => a - b)
}
