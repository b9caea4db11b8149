import { useKitState } from '../hooks/useKitState.js'
import { usePart } from '../hooks/usePart.js'

/** What the kit's toast says, with its own picture if it has one (TOAST-01). */
export function KitToast() {
  const { variant, svg, message } = useKitState((state) => state.toast)
  const notices = usePart('notices', true)
  return (
    notices && (
      <notices.Toast variant={variant} icon={svg ? <img src={svg} alt="" width={16} height={16} /> : undefined}>
        {message}
      </notices.Toast>
    )
  )
}
