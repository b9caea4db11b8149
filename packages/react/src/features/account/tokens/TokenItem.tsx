import {
  accountLimits,
  formatUsd,
  isSuspectName,
  readableName,
  serverImage,
  usdParts,
  worthOf,
} from '@portico/core/account'
import { formatAmount } from '@portico/core/page'
import { Item, VisuallyHidden } from '@portico/ui'
import { NetworkImage } from '@portico/ui/images'
import type { TokenBalance } from '@portico/wire/http'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { tokensWords } from './tokensWords.js'

/** One holding: what it is called, how much there is, what it is worth. */
export function TokenItem({ token }: { token: TokenBalance }) {
  const t = useTranslate(tokensWords)
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
      description={`${formatAmount(numeric, { decimals: accountLimits.tokenDecimals, locale })} ${symbol}`}
      descriptionDir="ltr"
      value={
        worth === undefined ? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{t.tokens.noPrice}</VisuallyHidden>
          </>
        ) : (
          formatUsd(worth, locale)
        )
      }
      title={[`${name}: ${numeric} ${symbol}`, worth !== undefined && wholeUsd(worth, locale)]
        .filter(Boolean)
        .join(' · ')}
    />
  )
}

function wholeUsd(worth: number, locale: string): string {
  return Object.values(usdParts(worth, locale)).join('')
}

/** A name that advertises something is no name. */
function shown(name: string): string {
  return isSuspectName(name) ? '' : readableName(name)
}
