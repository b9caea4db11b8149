import { activeNamespace } from '@portico/core/page'
import { useState } from 'react'
import { useActions } from '../../hooks/useActions.js'
import { useKitState } from '../../hooks/useKitState.js'

/** Ends the connection that is shown, once however often it is asked. */
export function useDisconnecting(): { isBusy: boolean; onClick: () => void } {
  const { disconnect } = useActions()
  const namespace = useKitState(activeNamespace)
  const isLoading = useKitState((state) => state.modal.loading)
  // The same flag is on while the modal opens; only what was asked for here is shown here.
  const [hasAsked, setHasAsked] = useState(false)
  const isBusy = hasAsked && isLoading
  const onClick = () => {
    if (isBusy) return
    setHasAsked(true)
    disconnect({ namespace })
  }
  return { isBusy, onClick }
}
