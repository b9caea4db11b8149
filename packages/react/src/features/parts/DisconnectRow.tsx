import { activeNamespace } from '@portico/core/page'
import { Row } from '@portico/ui'
import { Disconnect } from '@portico/ui/moreIcons'
import { useState } from 'react'
import { useActions } from '../../hooks/useActions.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'

/** Ends the connection that is shown. */
export function DisconnectRow() {
  const t = useTranslate()
  const { disconnect } = useActions()
  const namespace = useKitState(activeNamespace)
  const isLoading = useKitState((state) => state.modal.loading)
  // The same flag is on while the modal opens; only what was asked for here is shown here.
  const [hasAsked, setHasAsked] = useState(false)
  const isBusy = hasAsked && isLoading
  const onClick = () => {
    if (isBusy) return
    setHasAsked(true)
    void disconnect({ namespace })
  }
  return (
    <Row
      icon={<Disconnect />}
      name={isBusy ? t.account.disconnecting : t.account.disconnect}
      trailing={isBusy ? 'spinner' : undefined}
      onClick={onClick}
    />
  )
}
