import {
  type CSSProperties,
  type FocusEvent,
  type Key,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { focusTarget } from './focusTarget.js'
import { type RowRange, visibleRange } from './visibleRange.js'

export type VirtualListProps = {
  /** Spoken name of the list. */
  label: string
  count: number
  renderRow: (index: number) => ReactNode
  /** @default the index */
  getKey?: ((index: number) => Key) | undefined
  /** In px; larger letters make all rows higher. @default 56 */
  rowHeight?: number | undefined
  /** Between rows, in px. @default 8 */
  gap?: number | undefined
  /** What the first render fills before anything is measured, in px. @default 470 */
  viewportHeight?: number | undefined
  /** Rows kept ready above and below, from the first scroll or focus on. @default 3 */
  overscan?: number | undefined
}

/** A list of any length that renders what can be seen; scrolls with the Scroller around it, or with the page. */
export function VirtualList({
  label,
  count,
  renderRow,
  getKey,
  rowHeight: leastHeight = 56,
  gap = 8,
  viewportHeight = 470,
  overscan = 3,
}: VirtualListProps) {
  const list = useRef<HTMLUListElement>(null)
  // Begins with what is expected: a measurement that agrees renders nothing again.
  const [tallest, setTallest] = useState(leastHeight)
  const rowHeight = Math.max(leastHeight, tallest)
  const stride = rowHeight + gap
  /** How far the list was scrolled, in px, when it was last read. */
  const offset = useRef(0)
  const isFocusMoving = useRef(false)
  // Overscan rows are rendered on the first scroll or key: opening the modal lays out every row again.
  const [isUsed, setUsed] = useState(false)
  const reserve = isUsed ? overscan : 0
  const [focused, setFocused] = useState(-1)
  // Of a list without end: where this one ends is known when it is rendered, and one that grows shows its new rows at once.
  const [first, setFirst] = useState(0)
  const [last, setLast] = useState(() => Math.ceil(viewportHeight / stride) - 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another `count` may have moved the list under the viewport
  useEffect(() => {
    const element = list.current
    if (!element) return
    const root = element.getRootNode()
    const scroller = element.closest('[data-portico-scroller]')
    const page = element.ownerDocument
    const windowHeight = () => page.defaultView?.innerHeight ?? 0
    const update = (viewportHeight: number) => {
      const range = visibleRange({ offset: offset.current, viewportHeight, stride, count: Infinity, overscan: reserve })
      setFirst(range.first)
      setLast(range.last)
    }
    const readOffset = () => {
      const { top } = element.getBoundingClientRect()
      offset.current = (scroller ? scroller.getBoundingClientRect().top : 0) - top
    }
    const onScroll = () => {
      setUsed(true)
      readOffset()
      update(scroller ? scroller.clientHeight : windowHeight())
    }
    // Scroll events do not bubble, and those of the page do not enter a shadow root: capture on both.
    const targets = new Set<EventTarget>([root, page])
    for (const target of targets) target.addEventListener('scroll', onScroll, { capture: true, passive: true })
    const observer = new ResizeObserver(([entry]) => {
      // Unscrolled, nothing is read from the layout: others that observe sizes may have changed it, and it would be made anew.
      if (offset.current > 0) readOffset()
      update(scroller ? (entry?.borderBoxSize[0]?.blockSize ?? 0) : windowHeight())
    })
    observer.observe(scroller ?? page.documentElement)
    return () => {
      for (const target of targets) target.removeEventListener('scroll', onScroll, { capture: true })
      observer.disconnect()
    }
  }, [stride, count, reserve])

  // Rows are as high as the tallest that was seen; growing only, so that scrolling past it moves nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are there after each of these changes
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      const heights = entries.map(({ borderBoxSize }) => Math.ceil(borderBoxSize[0]?.blockSize ?? 0))
      setTallest((before) => Math.max(before, ...heights))
    })
    for (const item of list.current?.children ?? [])
      if (item.firstElementChild) observer.observe(item.firstElementChild)
    return () => observer.disconnect()
  }, [first, last, count, focused])

  useLayoutEffect(() => {
    if (!isFocusMoving.current) return
    isFocusMoving.current = false
    const control = list.current?.querySelector<HTMLElement>(`[data-index="${focused}"] :is(button, a, input)`)
    control?.focus({ preventScroll: true })
    control?.scrollIntoView({ block: 'nearest' })
  }, [focused])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const target = focusTarget(event.key, focused, count)
    if (target === undefined) return
    event.preventDefault()
    if (target === focused) return
    isFocusMoving.current = true
    setFocused(target)
  }

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(-1)
  }

  return (
    <ul
      className="pt-virtual-list"
      ref={list}
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      style={
        {
          '--portico-list-count': count,
          '--portico-list-row': `${rowHeight}px`,
          '--portico-list-gap': `${gap}px`,
          // CSSProperties knows no custom properties.
        } as CSSProperties
      }
    >
      {indexesOf({ first, last }, focused, count).map((index) => (
        <li
          key={getKey ? getKey(index) : index}
          className="pt-virtual-list-item"
          aria-setsize={count}
          aria-posinset={index + 1}
          data-index={index}
          onFocus={() => {
            setUsed(true)
            setFocused(index)
          }}
          // See above.
          style={{ '--portico-list-index': index } as CSSProperties}
        >
          {renderRow(index)}
        </li>
      ))}
    </ul>
  )
}

/** The row with the focus stays, wherever it has scrolled to: a removed element would drop the focus to the page. */
function indexesOf({ first, last }: RowRange, focused: number, count: number): number[] {
  const end = Math.min(last, count - 1)
  const start = Math.max(0, Math.min(first, end))
  const indexes = Array.from({ length: end - start + 1 }, (_, step) => start + step)
  if (focused < 0 || focused >= count || (focused >= start && focused <= end)) return indexes
  return focused < start ? [focused, ...indexes] : [...indexes, focused]
}
