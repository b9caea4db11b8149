import { accountOf, activeNetwork, type State } from '@portico/core/page'
import { Row } from '@portico/ui'
import { User } from '@portico/ui/icons'
import { NetworkImage, WalletImage } from '@portico/ui/images'
import { useActions } from '../../hooks/useActions.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { DisconnectRow } from '../parts/DisconnectRow.js'
import { networkImageUrl } from '../parts/networkImageUrl.js'
import { accountWords } from './accountWords.js'
import { AccountHeader } from './parts/AccountHeader.js'

export function AccountSettingsView() {
  const t = useTranslate(accountWords)
  const { push } = useActions()
  const { allAccounts, connectedWalletInfo: wallet } = useKitState(accountOf)
  const canSwitch = useKitState((state) => state.options.enableNetworkSwitch)
  return (
    <div className="pt-account-settings-view">
      <AccountHeader />
      {wallet && (
        <div className="pt-account-settings-view-wallet" title={wallet.name}>
          <WalletImage id={wallet.rdns ?? wallet.name} name={wallet.name} src={wallet.icon} size={24} />
          <span className="pt-account-settings-view-name">{wallet.name}</span>
        </div>
      )}
      {canSwitch && <NetworkRow />}
      {allAccounts.length > 1 && (
        <Row
          icon={<User />}
          name={t.account.switchAddress}
          description={t.account.accounts({ count: allAccounts.length })}
          trailing="chevron"
          onClick={() => push('SwitchAddress')}
        />
      )}
      <DisconnectRow />
    </div>
  )
}

function NetworkRow() {
  const t = useTranslate(accountWords)
  const { push } = useActions()
  const network = useKitState(activeNetwork, (a, b) => a?.caipNetworkId === b?.caipNetworkId)
  const src = useKitState((state: State) => network && networkImageUrl(state, network))
  if (!network) return null
  return (
    <Row
      image={<NetworkImage id={network.caipNetworkId} name={network.name} src={src} />}
      name={network.name}
      title={network.name}
      description={t.account.network}
      trailing="chevron"
      onClick={() => push('Networks')}
    />
  )
}
