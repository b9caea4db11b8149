import { accountOf } from '@portico/core/page'
import { Row } from '@portico/ui'
import { Globe } from '@portico/ui/icons'
import { WalletImage } from '@portico/ui/images'
import { useActions } from '../../hooks/useActions.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { DisconnectRow } from '../parts/DisconnectRow.js'
import { NewTabName } from '../parts/NewTabName.js'
import { accountWords } from './accountWords.js'
import { AccountHeader } from './parts/AccountHeader.js'
import { AccountsPill } from './parts/AccountsPill.js'
import { Balance } from './parts/Balance.js'
import { WalletFeatures } from './parts/WalletFeatures.js'

/** The account as the wallet and the chain know it. */
export function AccountCard() {
  const t = useTranslate(accountWords)
  const { push } = useActions()
  const { addressExplorerUrl, connectedWalletInfo: wallet } = useKitState(accountOf)
  return (
    <div className="pt-account-card">
      <AccountHeader />
      <Balance />
      <AccountsPill />
      <WalletFeatures />
      <div className="pt-account-card-rows">
        {wallet && (
          <Row
            image={<WalletImage id={wallet.rdns ?? wallet.name} name={wallet.name} src={wallet.icon} />}
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
