'use client'
import type { Namespace } from '@portico/wire'
import { useButtonMessages } from '../hooks/useButtonMessages.js'
import { useKit } from '../hooks/useKit.js'
import { useKitState } from '../hooks/useKitState.js'
import { usePreload } from './usePreload.js'
import { useThemed } from './useThemed.js'

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
  const kit = useKit('ConnectButton')
  const isLoading = useKitState(
    (state) => state.modal.loading || Object.values(state.accounts).some(({ status }) => status === 'connecting'),
  )
  const t = useButtonMessages()
  const element = useThemed<HTMLButtonElement>()
  const preload = usePreload()
  const onClick = (): void => {
    if (kit.isOpen()) kit.close()
    // A failed opening is told by an alert and on the console.
    else if (!kit.store.get().modal.loading) void kit.open({ view: 'Connect', namespace }).catch(() => undefined)
  }
  return (
    <button
      ref={element}
      type="button"
      className="pt-themed pt-connect-button"
      data-size={size}
      disabled={isDisabled}
      aria-busy={isLoading || undefined}
      onClick={onClick}
      {...preload}
    >
      {isLoading && <span className="pt-connect-button-spinner" aria-hidden="true" />}
      {/* In its own direction: the page around may have another. */}
      <bdi>{isLoading ? (loadingLabel ?? t.connecting) : (label ?? t.connect)}</bdi>
    </button>
  )
}
