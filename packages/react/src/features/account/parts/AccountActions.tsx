import { accountOf } from '@portico/core/page'
import { Gear, Globe } from '@portico/ui/icons'
import { useActions } from '../../../hooks/useActions.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { NewTabName } from '../../parts/NewTabName.js'
import { accountWords } from '../accountWords.js'
import { DisconnectAction } from './DisconnectAction.js'

/** What can be done with the account itself. */
export function AccountActions() {
  const t = useTranslate(accountWords)
  const { push } = useActions()
  const { addressExplorerUrl } = useKitState(accountOf)
  return (
    <div className="pt-account-actions">
      {addressExplorerUrl && (
        <a className="pt-account-actions-item" href={addressExplorerUrl} target="_blank" rel="noreferrer noopener">
          <Globe />
          <span className="pt-account-actions-name">
            <NewTabName>{t.account.explorer}</NewTabName>
          </span>
        </a>
      )}
      <button type="button" className="pt-account-actions-item" onClick={() => push('AccountSettings')}>
        <Gear />
        <span className="pt-account-actions-name">{t.account.settingsShort}</span>
      </button>
      <DisconnectAction />
    </div>
  )
}
