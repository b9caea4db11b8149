import { useKitState } from '../hooks/useKitState.js'
import { KitToast } from './KitToast.js'

/** A live region that is there before it speaks, so that screen readers hear the first toast too. */
export function ToastSlot() {
  // While the modal is closed the popover shows it.
  const isShown = useKitState((state) => state.toast.open && (state.modal.open || state.options.enableEmbedded))
  return (
    <div className="pt-toast-slot" aria-live="polite">
      {isShown && <KitToast />}
    </div>
  )
}
