import { accountOf } from '@portico/core/views'
import { Button, Row, VisuallyHidden, WalletImage } from '@portico/ui'
import { ChevronRight, Globe } from '@portico/ui/icons'
import { useActions } from '../../hooks/useActions.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { DisconnectRow } from '../parts/DisconnectRow.js'
import { NewTabName } from '../parts/NewTabName.js'
import { AccountFace } from './parts/AccountFace.js'
import { Balance } from './parts/Balance.js'

export function AccountView() {
  const t = useTranslate()
  const { push } = useActions()
  const { addressExplorerUrl, allAccounts, connectedWalletInfo: wallet } = useKitState(accountOf)
  return (
    <div className="pt-account-view">
      {/* The header shows the network where other views have their title. */}
      <h2>
        <VisuallyHidden>{t.buttons.account}</VisuallyHidden>
      </h2>
      <AccountFace />
      <Balance />
      {allAccounts.length > 1 && (
        <Button variant="secondary" icon={<ChevronRight size={16} />} onClick={() => push('SwitchAddress')}>
          {t.account.accounts({ count: allAccounts.length })}
        </Button>
      )}
      <div className="pt-account-view-rows">
        {wallet && (
          <Row
            icon={<WalletImage id={wallet.rdns ?? wallet.name} name={wallet.name} src={wallet.icon} />}
            name={wallet.name}
            title={wallet.name}
            description={t.account.settings}
            trailing="chevron"
            onClick={() => push('AccountSettings')}
          />
        )}
        {addressExplorerUrl && (
          <Row
            icon={<Globe />}
            name={<NewTabName>{t.account.explorer}</NewTabName>}
            href={addressExplorerUrl}
            trailing="external"
          />
        )}
        <DisconnectRow />
      </div>
    </div>
  )
}
