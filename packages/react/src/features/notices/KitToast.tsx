import { Toast } from '@portico/ui'
import { useKitState } from '../../hooks/useKitState.js'

/** What the kit's toast says, with its own picture if it has one (TOAST-01). */
export function KitToast() {
  const { variant, svg, message } = useKitState((state) => state.toast)
  return (
    <Toast variant={variant} icon={svg ? <img src={svg} alt="" width={16} height={16} /> : undefined}>
      {message}
    </Toast>
  )
}
