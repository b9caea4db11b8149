'use client'
import { accountOf, requestedActiveNetwork, truncateAddress } from '@portico/core/page'
import { NetworkImage } from '@portico/ui/images'
import { useContext } from 'react'
import { useChunk } from '../hooks/useChunk.js'
import { useKitState } from '../hooks/useKitState.js'
import { PorticoReactContext } from '../reactContext.js'
import type { AccountButtonProps } from './AccountButton.js'
import { ConnectButton, type ConnectButtonProps } from './ConnectButton.js'
import { useOpenButton } from './useOpenButton.js'

export type PorticoButtonProps = AccountButtonProps & ConnectButtonProps

/** The connect button until somebody is connected, then the account button. */
export function PorticoButton(props: PorticoButtonProps) {
  const { address, status } = useKitState((state) => accountOf(state, props.namespace))
  // Most visits begin without an account: its button comes once somebody is about to be connected.
  const AccountButton = useChunk(useContext(PorticoReactContext)?.accountButton, status !== 'disconnected')
  if (!address) return <ConnectButton {...props} />
  return AccountButton ? <AccountButton {...props} /> : <AddressButton {...props} address={address} />
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
