import { accountOf, formatAmount, limits, requestedActiveNetwork } from '@portico/core/page'
import { IconButton, Shimmer, VisuallyHidden } from '@portico/ui'
import { Refresh } from '@portico/ui/icons'
import { NetworkImage } from '@portico/ui/images'
import { useActions } from '../../../hooks/useActions.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { accountWords } from '../accountWords.js'

export type BalanceProps = {
  /** Beside something larger. @default false */
  isSmall?: boolean | undefined
}

/** The native balance, or that of the token the site names; after a failure a dash and another try. */
export function Balance({ isSmall }: BalanceProps) {
  const t = useTranslate(accountWords)
  const { refreshBalance } = useActions()
  const { balance, balanceSymbol, lastRetry } = useKitState(accountOf)
  const network = useKitState(requestedActiveNetwork)
  const locale = useKitState((state) => state.language.locale)
  const image = useKitState(({ options, networks }) => networks.active && options.tokens?.[networks.active]?.image)
  // On a chain of which the kit knows nothing any number would be a lie.
  if (!network) return null
  const symbol = balanceSymbol ?? network.nativeCurrency.symbol
  const isFailed = balance === undefined && lastRetry !== undefined
  const isLoading = balance === undefined && !isFailed
  return (
    <div className="pt-balance" data-small={isSmall || undefined}>
      {image && <NetworkImage id={symbol} name={symbol} src={image} size={isSmall ? 16 : 24} />}
      <p className="pt-balance-amount" title={balance && `${balance} ${symbol}`} aria-busy={isLoading}>
        <VisuallyHidden>{t.account.balance} </VisuallyHidden>
        {isLoading ? (
          <Shimmer width={isSmall ? '88px' : '144px'} />
        ) : (
          // An amount reads the same in every script: number, then symbol.
          <bdi dir="ltr">
            {balance === undefined
              ? '–'
              : formatAmount(balance, { decimals: limits.balanceDecimals, locale, isFixed: true })}{' '}
            <span className="pt-balance-symbol">{symbol}</span>
          </bdi>
        )}
      </p>
      {isFailed && (
        <IconButton label={t.common.retry} onClick={() => refreshBalance({ force: true })}>
          <Refresh />
        </IconButton>
      )}
    </div>
  )
}
