import { formatUsd } from '@portico/core/account'
import { formatAmount } from '@portico/core/page'
import { fiatOf, type SendToken } from '@portico/core/send'
import { formatUnits } from '@portico/wire/units'
import { useKitState } from '../../../hooks/useKitState.js'
import { tokenName } from './tokenName.js'

type Priced = Pick<SendToken, 'symbol' | 'decimals'> & { readonly price?: string | undefined }

export type Amounts = {
  /** Every digit of it, and the symbol: for where money moves. */
  whole(amount: bigint, token: Priced): string
  /** As many digits as a line has room for. */
  short(amount: bigint, token: Priced, decimals?: number): string
  /** Its worth; undefined where nobody knows a price. */
  worth(amount: bigint, token: Priced): string | undefined
}

/** Amounts as the visitor's language writes them. */
export function useAmounts(): Amounts {
  const locale = useKitState((state) => state.language.locale)
  const write = (amount: bigint, { decimals, symbol }: Priced, shown: number): string =>
    `${formatAmount(formatUnits(amount, decimals), { decimals: shown, locale })} ${tokenName(symbol)}`.trim()
  return {
    whole: (amount, token) => write(amount, token, token.decimals),
    short: (amount, token, decimals = 4) => write(amount, token, decimals),
    worth(amount, token) {
      const dollars = fiatOf(amount, token, worthDecimals)
      return dollars === undefined ? undefined : formatUsd(Number(dollars), locale)
    },
  }
}

/** More than are shown, so that less than a cent is not nothing. */
const worthDecimals = 6
