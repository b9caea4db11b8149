import { useLayoutEffect, useRef } from 'react'
import { KitToast } from './KitToast.js'

/** A toast above the page, while no dialog is: mounted for as long as there is one. */
export function ToastPopover() {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const popover = element.current
    // Firefox has them since 125; before, the style sheet shows the element as it is.
    if (popover?.isConnected) popover.showPopover?.()
  }, [])
  return (
    <div ref={element} className="pt-toast-popover" popover="manual">
      <KitToast />
    </div>
  )
}
