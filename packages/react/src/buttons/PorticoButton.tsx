'use client'
import { accountOf, type Chunk, createChunk, requestedActiveNetwork, truncateAddress } from '@portico/core/page'
import { NetworkImage } from '@portico/ui/images'
import { useContext } from 'react'
import { useChunk } from '../hooks/useChunk.js'
import { useKitState } from '../hooks/useKitState.js'
import { PorticoReactContext } from '../reactContext.js'
import type { AccountButton, AccountButtonProps } from './AccountButton.js'
import { ConnectButton, type ConnectButtonProps } from './ConnectButton.js'
import { useOpenButton } from './useOpenButton.js'

export type PorticoButtonProps = AccountButtonProps & ConnectButtonProps

/** The connect button until somebody is connected, then the account button. */
export function PorticoButton(props: PorticoButtonProps) {
  const { address, status } = useKitState((state) => accountOf(state, props.namespace))
  // Most visits begin without an account: its button comes once somebody is about to be connected.
  const AccountButton = useChunk(useAccountButton(), status !== 'disconnected')
  if (!address) return <ConnectButton {...props} />
  return AccountButton ? <AccountButton {...props} /> : <AddressButton {...props} address={address} />
}

/** One for all buttons of a provider. Named here and not by the provider, which is on pages without this button too. */
function useAccountButton(): Chunk<typeof AccountButton> | undefined {
  const shared = useContext(PorticoReactContext)?.accountButton
  if (shared) shared.current ??= createChunk(async () => (await import('./AccountButton.js')).AccountButton)
  return shared?.current
}

/** Network and address alone: while the rest of the account button is fetched, and where that cannot be had. */
function AddressButton({
  address,
  namespace,
  isDisabled,
  charsStart,
  charsEnd,
}: AccountButtonProps & { address: string }) {
  const network = useKitState((state) => requestedActiveNetwork(state, namespace))
  const images = useKitState((state) => state.options.chainImages)
  const { props } = useOpenButton((kit) => kit.open({ namespace }))
  return (
    <button type="button" className="pt-themed pt-account-button" disabled={isDisabled} {...props}>
      {network && (
        <NetworkImage
          id={network.caipNetworkId}
          name={network.name}
          src={images?.[String(network.id)] ?? network.assets?.imageUrl}
          size={24}
        />
      )}
      {truncateAddress(address, charsStart, charsEnd)}
    </button>
  )
}
