import { useKitState } from '../hooks/useKitState.js'
import { usePart } from '../hooks/usePart.js'

/** A live region that is there before it speaks, so that screen readers hear the first toast too. */
export function ToastSlot() {
  // While the modal is closed the popover shows it.
  const isShown = useKitState((state) => state.toast.open && (state.modal.open || state.options.enableEmbedded))
  const notices = usePart('notices', isShown)
  return (
    <div className="pt-toast-slot" aria-live="polite">
      {isShown && notices && <notices.KitToast />}
    </div>
  )
}
