'use client'
import { activeNetwork, isAnyConnected, isUnsupportedNetwork, requestedActiveNetwork } from '@portico/core/page'
import { NetworkImage } from '@portico/ui/images'
import { useButtonMessages } from '../hooks/useButtonMessages.js'
import { useKitState } from '../hooks/useKitState.js'
import { useOpenButton } from './useOpenButton.js'

export type NetworkButtonProps = {
  isDisabled?: boolean | undefined
  /** Shown while no network is known. @default 'Select Network' */
  label?: string | undefined
}

/** The network in use; opens the list of networks. Nothing when the site has switched changing off. */
export function NetworkButton({ isDisabled, label }: NetworkButtonProps) {
  const network = useKitState(activeNetwork, (a, b) => a?.caipNetworkId === b?.caipNetworkId)
  const isKnown = useKitState((state) => requestedActiveNetwork(state) !== undefined)
  const isUnsupported = useKitState(isUnsupportedNetwork)
  const isConnected = useKitState(isAnyConnected)
  const isLoading = useKitState((state) => state.modal.loading)
  const canSwitch = useKitState((state) => state.options.enableNetworkSwitch)
  const images = useKitState((state) => state.options.chainImages)
  const t = useButtonMessages()
  const { failure, props } = useOpenButton((kit) => kit.open({ view: isUnsupported ? 'UnsupportedChain' : 'Networks' }))
  if (!canSwitch) return null
  const text = isUnsupported
    ? t.switchNetwork
    : isKnown && network
      ? network.name
      : (label ?? (isConnected ? t.unknownNetwork : t.selectNetwork))
  return (
    <button
      type="button"
      className="pt-themed pt-network-button"
      data-unsupported={isUnsupported || undefined}
      disabled={isDisabled || isLoading}
      {...props}
    >
      {isUnsupported ? (
        <span className="pt-network-button-warning" aria-hidden="true">
          !
        </span>
      ) : (
        network && (
          <NetworkImage
            id={network.caipNetworkId}
            name={network.name}
            src={images?.[String(network.id)] ?? network.assets?.imageUrl}
            size={24}
          />
        )
      )}
      {failure ?? text}
    </button>
  )
}
