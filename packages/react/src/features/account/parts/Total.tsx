import { totalValue, usdParts } from '@portico/core/account'
import { accountOf, requestedActiveNetwork } from '@portico/core/page'
import { Shimmer, VisuallyHidden } from '@portico/ui'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { accountWords } from '../accountWords.js'
import { Balance } from './Balance.js'
import { tokensStatus } from './tokensStatus.js'

/** In the largest type; longer sums are set smaller. */
const longestDollars = 11

/** What all tokens are worth in dollars, above the native balance; only the balance where nobody knows a worth. */
export function Total() {
  const t = useTranslate(accountWords)
  const account = useKitState(accountOf)
  const network = useKitState(requestedActiveNetwork)
  const locale = useKitState((state) => state.language.locale)
  const status = tokensStatus(account, network)
  if (status === 'none' || status === 'failed') return <Balance />
  const { dollars, cents, rest } = usdParts(totalValue(account.tokenBalance), locale)
  return (
    <div className="pt-total">
      <p
        className="pt-total-amount"
        data-long={dollars.length > longestDollars || undefined}
        aria-busy={status === 'loading'}
      >
        <VisuallyHidden>{t.account.total} </VisuallyHidden>
        {status === 'loading' ? (
          <Shimmer width="144px" />
        ) : (
          <bdi dir="ltr">
            {dollars}
            <span className="pt-total-cents">{cents}</span>
            {rest}
          </bdi>
        )}
      </p>
      <Balance isSmall />
    </div>
  )
}
