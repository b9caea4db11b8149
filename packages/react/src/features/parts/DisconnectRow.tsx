import { Row } from '@portico/ui'
import { Disconnect } from '@portico/ui/icons'
import { useTranslate } from '../../hooks/useTranslate.js'
import { accountWords } from '../account/accountWords.js'
import { useDisconnecting } from './useDisconnecting.js'

/** Ends the connection that is shown. */
export function DisconnectRow() {
  const t = useTranslate(accountWords)
  const { isBusy, onClick } = useDisconnecting()
  return (
    <Row
      icon={<Disconnect />}
      name={isBusy ? t.account.disconnecting : t.account.disconnect}
      trailing={isBusy ? 'spinner' : undefined}
      onClick={onClick}
    />
  )
}
