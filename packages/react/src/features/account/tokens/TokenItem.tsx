import { accountLimits, formatUsd, isSuspectName, readableName, serverImage, worthOf } from '@portico/core/account'
import { formatAmount } from '@portico/core/page'
import { VisuallyHidden } from '@portico/ui'
import { Item } from '@portico/ui/account'
import { NetworkImage } from '@portico/ui/images'
import type { TokenBalance } from '@portico/wire/http'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'

/** One holding: what it is called, how much there is, what it is worth. */
export function TokenItem({ token }: { token: TokenBalance }) {
  const t = useTranslate()
  const locale = useKitState((state) => state.language.locale)
  const src = useKitState((state) => serverImage(token.iconUrl, state.options.endpoints))
  const symbol = shown(token.symbol)
  const name = shown(token.name) || symbol || t.tokens.unnamed
  const worth = worthOf(token)
  const { numeric } = token.quantity
  return (
    <Item
      image={<NetworkImage id={token.address ?? token.chainId} name={name} src={src} />}
      name={name}
      description={
        // An amount reads the same in every script: number, then symbol.
        <bdi dir="ltr">
          {formatAmount(numeric, { decimals: accountLimits.tokenDecimals, locale })} {symbol}
        </bdi>
      }
      value={
        worth === undefined ? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{t.tokens.noPrice}</VisuallyHidden>
          </>
        ) : (
          <bdi dir="ltr">{formatUsd(worth, locale)}</bdi>
        )
      }
      title={`${name}: ${numeric} ${symbol}`}
    />
  )
}

/** A name that advertises something is no name. */
function shown(name: string): string {
  return isSuspectName(name) ? '' : readableName(name)
}
