import { AlertBar } from '@portico/ui'
import { useActions } from '../../hooks/useActions.js'
import { useInitialMessages } from '../../hooks/useInitialMessages.js'
import { useKitState } from '../../hooks/useKitState.js'

/** The kit's alert, above the header. */
export function KitAlert() {
  const { variant, message } = useKitState((state) => state.alert)
  const { hideAlert } = useActions()
  const t = useInitialMessages()
  return (
    <AlertBar variant={variant} closeLabel={t.common.dismiss} onClose={hideAlert}>
      {message}
    </AlertBar>
  )
}
