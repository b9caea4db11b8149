import { useLayoutEffect, useRef } from 'react'
import { useKit } from '../hooks/useKit.js'

/**
 * Where the frame of an embedded wallet goes. A frame that is moved or taken out of the page loads anew and loses its
 * session, so this element is rendered once and has no children of React's.
 */
export function FrameSlot() {
  const kit = useKit('FrameSlot')
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (element.current ? kit.attachFrame(element.current) : undefined), [kit])
  return <div ref={element} className="pt-frame-slot" />
}
