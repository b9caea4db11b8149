import { Spinner } from '@portico/ui'
import { Disconnect } from '@portico/ui/icons'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { useDisconnecting } from '../../parts/useDisconnecting.js'
import { accountWords } from '../accountWords.js'

/** Ends the connection, in the row of actions. */
export function DisconnectAction() {
  const t = useTranslate(accountWords)
  const { isBusy, onClick } = useDisconnecting()
  return (
    <button type="button" className="pt-account-actions-item" aria-busy={isBusy || undefined} onClick={onClick}>
      {isBusy ? <Spinner /> : <Disconnect />}
      <span className="pt-account-actions-name">{isBusy ? t.account.disconnecting : t.account.disconnect}</span>
    </button>
  )
}
