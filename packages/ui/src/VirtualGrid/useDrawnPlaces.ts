import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { visibleRange } from '../VirtualList/visibleRange.js'
import { nextPlaces, type PlaceRange } from './nextPlaces.js'

export type DrawnPlacesParameters = {
  list: RefObject<HTMLElement | null>
  /** Stands behind the tiles and shows where some are still missing. */
  skeleton: RefObject<HTMLElement | null>
  /** Of the whole list. */
  places: number
  columns: number
  /** Row and gap, in px. */
  stride: number
  /** Rows kept ready above and below. */
  overscan: number
  viewportHeight: number
  /** Told with every frame that scrolls: the places that are wanted, whether they are drawn or not. */
  onScroll: (wanted: PlaceRange) => void
}

/** Rows a second above which no name can be read: then nothing is drawn, and no picture is fetched. */
const readable = 20
/** Tiles that a frame draws: thirty rows a second at 60 frames, and no long frame on a slow machine. */
const step = 2
/** Rows of the skeleton above the first that is seen: the browser scrolls before we hear of it. */
const skeletonAhead = 1

/**
 * The places to draw, in step with the scrolling: a frame draws a few more at most, so that none takes long however far
 * somebody leaps. A skeleton stands in for those that are still missing.
 */
export function useDrawnPlaces(parameters: DrawnPlacesParameters): PlaceRange {
  const { list, skeleton, places, columns, stride, overscan, viewportHeight } = parameters
  const [drawn, setDrawn] = useState<PlaceRange>(() => ({
    first: 0,
    last: Math.ceil(viewportHeight / stride) * columns - 1,
  }))
  const latest = useRef({ ...parameters, drawn })
  const request = useRef<() => void>(undefined)

  useLayoutEffect(() => {
    latest.current = { ...parameters, drawn }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn may not be all, and there may be more to draw.
  useLayoutEffect(() => request.current?.(), [drawn, places])

  useEffect(() => {
    const element = list.current
    if (!element) return
    const scroller = element.closest('[data-portico-scroller]') ?? element.ownerDocument.documentElement
    let top = 0
    let height = viewportHeight
    let frame = 0
    let before = { offset: 0, time: 0 }

    const draw = (time: number) => {
      frame = 0
      const offset = scroller.scrollTop - top
      const pace = (Math.abs(offset - before.offset) / (time - before.time)) * 1_000
      before = { offset, time }
      const { drawn, places, columns, onScroll } = latest.current
      const placesWith = (overscan: number): PlaceRange => {
        const count = Math.ceil(places / columns)
        const rows = visibleRange({ offset, viewportHeight: height, stride, count, overscan })
        return { first: rows.first * columns, last: Math.min((rows.last + 1) * columns, places) - 1 }
      }
      const seen = placesWith(0)
      const wanted = placesWith(overscan)
      onScroll(wanted)
      showSkeleton(skeleton.current, {
        isShown: drawn.first > seen.first || drawn.last < seen.last,
        top: (seen.first / columns - skeletonAhead) * stride,
      })
      if (pace > readable * stride) requestDraw()
      else setDrawn(nextPlaces({ drawn, seen, wanted, step }))
    }
    const requestDraw = () => {
      frame ||= requestAnimationFrame(draw)
    }
    // Only here: whoever measures while scrolling makes the browser lay out what it was about to lay out anyway.
    const measure = () => {
      top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
      height = scroller.clientHeight
      requestDraw()
    }
    request.current = requestDraw
    scroller.addEventListener('scroll', requestDraw, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      scroller.removeEventListener('scroll', requestDraw)
      observer.disconnect()
    }
  }, [list, skeleton, stride, overscan, viewportHeight])

  return drawn
}

/** By style and not by state: scrolling must not render anything. */
function showSkeleton(skeleton: HTMLElement | null, { isShown, top }: { isShown: boolean; top: number }): void {
  if (!skeleton) return
  skeleton.style.visibility = isShown ? 'visible' : ''
  if (isShown) skeleton.style.transform = `translateY(${top}px)`
}
