import {
  type CSSProperties,
  type FocusEvent,
  Fragment,
  type Key,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { GridPlace, type GridPlaceProps } from './GridPlace.js'
import { gridTarget } from './gridTarget.js'
import type { PlaceRange } from './nextPlaces.js'
import { useDrawnPlaces } from './useDrawnPlaces.js'

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
  /** A column of placeholders for tiles, shown while scrolling is too fast to draw them. */
  placeholder?: ReactNode
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
  /** Called near the end of the list, to fetch more. */
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
  placeholder,
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
  const skeleton = useRef<HTMLLIElement>(null)
  const isFocusMoving = useRef(false)
  const [isNarrow, setNarrow] = useState(false)
  const columns = isNarrow ? wideColumns - 1 : wideColumns
  const places = count + coming
  const rows = Math.ceil(places / columns)
  const [focused, setFocused] = useState(-1)
  // Where Tab enters: the tile that had the focus last.
  const [entrance, setEntrance] = useState(0)
  // How many there were when the visitor came near their end.
  const [nearEndOf, setNearEndOf] = useState(-1)

  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const width = element.clientWidth - gap
      setNarrow(width > 0 && width < narrowBelow)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [gap, narrowBelow])

  const drawn = useDrawnPlaces({
    list,
    skeleton,
    places,
    columns,
    stride,
    overscan,
    viewportHeight,
    onScroll: ({ first, last }) => {
      // Who scrolls wants the next page there before its place; who only looks waits for nothing.
      const ahead = first > 0 ? rowsAhead * columns : 0
      if (last + ahead >= count - 1) setNearEndOf(count)
    },
  })
  const isNearEnd = nearEndOf === count
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came may have been no more of them.
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd, items])

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
      {placeholder && (
        <li className="pt-virtual-grid-skeleton" ref={skeleton} aria-hidden="true">
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are all alike
            <Fragment key={column}>{placeholder}</Fragment>
          ))}
        </li>
      )}
      {placesOf(drawn, places, [tabStop, focused]).map((index) => {
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

/** What to render: what is drawn, and the tiles that must stay because they have the focus or let Tab in. */
function placesOf({ first, last }: PlaceRange, places: number, kept: readonly number[]): number[] {
  const end = Math.min(last, places - 1)
  const drawn = Array.from({ length: Math.max(0, end - first + 1) }, (_, step) => first + step)
  const away = kept.filter((place) => place >= 0 && place < places && (place < first || place > end))
  return away.length ? [...new Set([...drawn, ...away])].sort((a, b) => a - b) : drawn
}
