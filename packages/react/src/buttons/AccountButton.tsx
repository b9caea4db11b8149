'use client'
import {
  type AccountState,
  accountOf,
  activeNetwork,
  cutText,
  formatAmount,
  isUnsupportedNetwork,
  limits,
  requestedActiveNetwork,
  truncateAddress,
} from '@portico/core/page'
import { VisuallyHidden } from '@portico/ui'
import { Avatar, NetworkImage } from '@portico/ui/images'
import type { Namespace } from '@portico/wire'
import { useButtonMessages } from '../hooks/useButtonMessages.js'
import { useKitState } from '../hooks/useKitState.js'
import { useOpenButton } from './useOpenButton.js'

export type AccountButtonProps = {
  isDisabled?: boolean | undefined
  /** @default 'show' */
  balance?: 'show' | 'hide' | undefined
  /** @default 4 */
  charsStart?: number | undefined
  /** @default 6 */
  charsEnd?: number | undefined
  namespace?: Namespace | undefined
}

/** Who is connected, on which network, with how much; opens the account. Nothing without an address. */
export function AccountButton({ isDisabled, balance = 'show', charsStart, charsEnd, namespace }: AccountButtonProps) {
  const account = useKitState((state) => accountOf(state, namespace))
  const network = useKitState(
    (state) => activeNetwork(state, namespace),
    (a, b) => a?.caipNetworkId === b?.caipNetworkId,
  )
  const isKnown = useKitState((state) => requestedActiveNetwork(state, namespace) !== undefined)
  const isUnsupported = useKitState((state) => isUnsupportedNetwork(state, namespace))
  const images = useKitState((state) => state.options.chainImages)
  const t = useButtonMessages()
  const { failure, props } = useOpenButton((kit) =>
    kit.open({ view: isUnsupported ? 'UnsupportedChain' : 'Account', namespace }),
  )
  const { address, profileName, profileImage } = account
  if (!address) return null
  const name = profileName
    ? cutText(profileName, limits.accountButtonName)
    : truncateAddress(address, charsStart, charsEnd)
  return (
    <button
      type="button"
      className="pt-themed pt-account-button"
      data-unsupported={isUnsupported || undefined}
      disabled={isDisabled}
      {...props}
    >
      {balance === 'show' &&
        (isUnsupported ? (
          <span className="pt-account-button-balance">{t.switchNetwork}</span>
        ) : (
          // On a network of which the kit knows nothing nobody reads a balance.
          isKnown && <ButtonBalance account={account} />
        ))}
      <span className="pt-account-button-face">
        <Avatar address={address} src={profileImage ?? undefined} size={24} />
        {network && (
          <span className="pt-account-button-badge">
            <NetworkImage
              id={network.caipNetworkId}
              name={network.name}
              src={images?.[String(network.id)] ?? network.assets?.imageUrl}
              size={16}
            />
          </span>
        )}
      </span>
      <span className="pt-account-button-name">{failure ?? name}</span>
    </button>
  )
}

/** The balance, that it is on its way, or that nobody could read it: zero would be a lie. All take the same room. */
function ButtonBalance({ account: { balance, balanceSymbol, lastRetry } }: { account: AccountState }) {
  const t = useButtonMessages()
  const locale = useKitState((state) => state.language.locale)
  if (balance !== undefined)
    return (
      <span className="pt-account-button-balance" dir="ltr">
        {formatAmount(balance, { decimals: limits.balanceDecimals, locale, isFixed: true })} {balanceSymbol}
      </span>
    )
  const isLoading = lastRetry === undefined
  return (
    <span className="pt-account-button-balance" aria-busy={isLoading}>
      <span className={isLoading ? 'pt-account-button-loading' : undefined} aria-hidden="true">
        –
      </span>
      <VisuallyHidden>{isLoading ? t.balanceLoading : t.balanceFailed}</VisuallyHidden>
    </span>
  )
}
