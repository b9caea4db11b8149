import { useKitState } from '../hooks/useKitState.js'
import { usePart } from '../hooks/usePart.js'

/** The live region of toasts while the modal is closed. */
export function ToastRegion() {
  const isShown = useKitState((state) => state.toast.open && !state.modal.open)
  const notices = usePart('notices', isShown)
  return <div aria-live="polite">{isShown && notices && <notices.ToastPopover />}</div>
}
