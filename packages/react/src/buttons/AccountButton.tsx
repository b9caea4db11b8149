'use client'
import {
  type AccountState,
  accountOf,
  activeNetwork,
  formatAmount,
  isUnsupportedNetwork,
  limits,
  truncateAddress,
} from '@portico/core/page'
import { Avatar } from '@portico/ui/avatar'
import { NetworkImage } from '@portico/ui/images'
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
  const network = useKitState(activeNetwork, (a, b) => a?.caipNetworkId === b?.caipNetworkId)
  const isUnsupported = useKitState(isUnsupportedNetwork)
  const images = useKitState((state) => state.options.chainImages)
  const locale = useKitState((state) => state.language.locale)
  const t = useButtonMessages()
  const { mustReload, props } = useOpenButton((kit) =>
    kit.open({ view: isUnsupported ? 'UnsupportedChain' : 'Account' }),
  )
  const { address, profileName, profileImage } = account
  if (!address) return null
  const name = profileName
    ? profileName.slice(0, limits.accountButtonName)
    : truncateAddress(address, charsStart, charsEnd)
  return (
    <button
      type="button"
      className="pt-themed pt-account-button"
      data-unsupported={isUnsupported || undefined}
      disabled={isDisabled}
      {...props}
    >
      {balance === 'show' && (
        <span className="pt-account-button-balance" dir={isUnsupported ? undefined : 'ltr'}>
          {isUnsupported ? t.switchNetwork : amountOf(account, locale)}
        </span>
      )}
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
      <span className="pt-account-button-name">{mustReload ? t.reload : name}</span>
    </button>
  )
}

/** The balance as far as it is known: after a failure a dash, because zero would be a lie. */
function amountOf({ balance, balanceSymbol, balanceLoading, lastRetry }: AccountState, locale: string): string {
  if (balance !== undefined)
    return `${formatAmount(balance, { decimals: limits.balanceDecimals, locale, isFixed: true })} ${balanceSymbol ?? ''}`.trim()
  if (balanceLoading) return '…'
  return lastRetry === undefined ? '0.00' : '–'
}
