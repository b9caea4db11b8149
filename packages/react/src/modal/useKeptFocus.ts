import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { titleId } from './titleId.js'

/**
 * A step within a view may take away the very button that has the focus. It would fall to the page behind, where no
 * key reaches the modal and a screen reader reads the host's page: the heading takes it instead.
 */
export function useKeptFocus(card: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const focused = useRef<EventTarget & Element>(null)
  useLayoutEffect(() => {
    const element = card.current
    const root = element?.getRootNode()
    if (!element || !(root instanceof ShadowRoot)) return
    const observer = new MutationObserver(() => {
      if (!focused.current || focused.current.isConnected) return
      focused.current = null
      // Elsewhere by the visitor's own choice, it stays there.
      if (element.ownerDocument.activeElement === element.ownerDocument.body)
        root.getElementById(titleId)?.focus({ preventScroll: true })
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [card])
  return (event) => {
    focused.current = event.target
  }
}
