import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'

export type ScrollerProps = {
  children: ReactNode
  /** In px, above which the content scrolls, earlier in a low window; without it the box around decides. */
  maxHeight?: number | undefined
  /** For content without anything to focus: then the box itself is a stop for the keyboard, so that it can be scrolled. */
  isStop?: boolean | undefined
}

/** In a low window what stands below is still to be seen beside two rows and a part of the third, which says that there are more. */
const heightOf = (maxHeight: number): string => `min(${maxHeight}px, max(148px, 100dvh - 280px))`

/** Fades 40px of its content wherever there is more to scroll to. */
export function Scroller({ children, maxHeight, isStop }: ScrollerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)

  // After every render, because the content may be another element by then.
  useEffect(() => {
    if (!frame.current || !area.current) return
    const frameElement = frame.current
    const areaElement = area.current
    // Attributes and not state: scrolling must not render the list again.
    const update = () => {
      const { scrollTop, scrollHeight, clientHeight } = areaElement
      frameElement.toggleAttribute('data-more-above', scrollTop > 1)
      frameElement.toggleAttribute('data-more-below', scrollTop + clientHeight < scrollHeight - 1)
    }
    const observer = new ResizeObserver(update)
    observer.observe(areaElement)
    for (const child of areaElement.children) observer.observe(child)
    areaElement.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      areaElement.removeEventListener('scroll', update)
    }
  })

  return (
    <div className="pt-scroller" ref={frame}>
      <div
        className="pt-scroller-area"
        data-portico-scroller=""
        ref={area}
        tabIndex={isStop ? 0 : undefined}
        // CSSProperties knows no custom properties.
        style={maxHeight ? ({ '--portico-scroller-height': heightOf(maxHeight) } as CSSProperties) : undefined}
      >
        {children}
      </div>
    </div>
  )
}
