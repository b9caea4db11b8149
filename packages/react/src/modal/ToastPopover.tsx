import { useLayoutEffect, useRef } from 'react'
import { useKitState } from '../hooks/useKitState.js'
import { KitToast } from './KitToast.js'

/** Shows toasts while the modal is closed: a popover is above the page without a dialog. */
export function ToastPopover() {
  const isShown = useKitState((state) => state.toast.open && !state.modal.open)
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const popover = element.current
    if (!isShown || !popover?.isConnected) return
    // Firefox has them since 125; before, the style sheet shows the element as it is.
    popover.showPopover?.()
    return () => popover.hidePopover?.()
  }, [isShown])
  return (
    <div aria-live="polite">
      <div ref={element} className="pt-toast-popover" popover="manual">
        {isShown && <KitToast />}
      </div>
    </div>
  )
}
