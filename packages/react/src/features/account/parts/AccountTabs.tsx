import { type AccountTab, accountTabs } from '@portico/core/account'
import { accountOf, activeNamespace, type State } from '@portico/core/page'
import { Tabs, tabIds } from '@portico/ui'
import { useId } from 'react'
import { useActions } from '../../../hooks/useActions.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { Boundary } from '../../../modal/Boundary.js'
import { ViewError } from '../../../modal/ViewError.js'
import { accountWords } from '../accountWords.js'
import { ItemsLoading } from './ItemsLoading.js'
import { usePanel } from './usePanel.js'

/** Tokens, NFTs and Activity (ACCOUNT-01). */
export function AccountTabs() {
  const t = useTranslate(accountWords)
  const { setAccountTab } = useActions()
  const idPrefix = useId()
  const hasActivity = useKitState(canShowActivity)
  const current = useKitState((state) => accountTabs[accountOf(state).currentTab])
  const offered = accountTabs.filter((tab) => tab !== 'activity' || hasActivity)
  const selected = offered.find((tab) => tab === current) ?? 'tokens'
  const { Panel, hasFailed, retry } = usePanel(selected)
  const ids = tabIds(idPrefix, selected)
  return (
    <div className="pt-account-tabs">
      <Tabs
        label={t.account.tabs}
        tabs={offered.map((id) => ({ id, label: t.account.tab[id] }))}
        selected={selected}
        onSelect={(tab: AccountTab) => void setAccountTab({ tab })}
        idPrefix={idPrefix}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls is reached with the keyboard */}
      <div className="pt-account-tabs-panel" role="tabpanel" tabIndex={0} id={ids.panel} aria-labelledby={ids.tab}>
        <Boundary key={selected} fallback={(onRetry) => <ViewError onRetry={onRetry} />}>
          {Panel ? <Panel /> : hasFailed ? <ViewError onRetry={retry} /> : <ItemsLoading />}
        </Boundary>
      </div>
    </div>
  )
}

/** Activity is read on EVM chains only (ACCOUNT-06), and where the site wants it. */
function canShowActivity(state: State): boolean {
  return state.options.features.history && activeNamespace(state) === 'eip155'
}
