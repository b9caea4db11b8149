import { useEffect } from 'react'
import { useFeature } from '../../hooks/useFeature.js'
import { AccountActions } from './parts/AccountActions.js'
import { AccountHeader } from './parts/AccountHeader.js'
import { AccountsPill } from './parts/AccountsPill.js'
import { AccountTabs } from './parts/AccountTabs.js'
import { Total } from './parts/Total.js'
import { WalletFeatures } from './parts/WalletFeatures.js'

/** Everything that the account holds and did, kept fresh while it is looked at. */
export function AccountDashboard() {
  const { feature: account } = useFeature('account')
  useEffect(() => account?.watch(), [account])
  return (
    <div className="pt-account-dashboard">
      <AccountHeader />
      <Total />
      <AccountsPill />
      <WalletFeatures />
      <AccountActions />
      <AccountTabs />
    </div>
  )
}
