'use client'
import type { Namespace } from '@portico/wire'
import { useButtonMessages } from '../hooks/useButtonMessages.js'
import { useKitState } from '../hooks/useKitState.js'
import { useOpenButton } from './useOpenButton.js'

export type ConnectButtonProps = {
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** @default 'Connect Wallet' */
  label?: string | undefined
  /** @default 'Connecting...' */
  loadingLabel?: string | undefined
  /** Offers wallets of this namespace only. */
  namespace?: Namespace | undefined
  isDisabled?: boolean | undefined
}

/** Opens the modal at the wallet list; a click while it is open closes it. */
export function ConnectButton({ size = 'md', label, loadingLabel, namespace, isDisabled }: ConnectButtonProps) {
  const isLoading = useKitState(({ modal, accounts }) => {
    const concerned = namespace ? [accounts[namespace]] : Object.values(accounts)
    return modal.loading || concerned.some((account) => account?.status === 'connecting')
  })
  const t = useButtonMessages()
  const { failure, props } = useOpenButton((kit) => {
    if (kit.isOpen()) kit.close()
    else if (!kit.store.get().modal.loading) return kit.open({ view: 'Connect', namespace })
    return undefined
  })
  return (
    <button
      type="button"
      className="pt-themed pt-connect-button"
      data-size={size}
      disabled={isDisabled}
      aria-busy={isLoading || undefined}
      {...props}
    >
      {isLoading && <span className="pt-connect-button-spinner" aria-hidden="true" />}
      {/* In its own direction: the page around may have another. */}
      <bdi>{failure ?? (isLoading ? (loadingLabel ?? t.connecting) : (label ?? t.connect))}</bdi>
    </button>
  )
}
