import { accountOf } from '@portico/core/page'
import { ChevronRight } from '@portico/ui/icons'
import { useActions } from '../../../hooks/useActions.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { accountWords } from '../accountWords.js'

/** Leads to the wallet's other accounts, where there are any. */
export function AccountsPill() {
  const t = useTranslate(accountWords)
  const { push } = useActions()
  const count = useKitState((state) => accountOf(state).allAccounts.length)
  if (count < 2) return null
  return (
    <button type="button" className="pt-accounts-pill" onClick={() => push('SwitchAddress')}>
      {t.account.accounts({ count })}
      <ChevronRight size={16} />
    </button>
  )
}
