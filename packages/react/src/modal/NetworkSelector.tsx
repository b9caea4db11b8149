import { activeNetwork } from '@portico/core/page'
import { ChevronDown } from '@portico/ui/icons'
import { NetworkImage } from '@portico/ui/images'
import { useActions } from '../hooks/useActions.js'
import { useInitialMessages } from '../hooks/useInitialMessages.js'
import { useKitState } from '../hooks/useKitState.js'

/** The network in use, as a button that leads to the others. */
export function NetworkSelector() {
  const network = useKitState(activeNetwork, (a, b) => a?.caipNetworkId === b?.caipNetworkId)
  const images = useKitState((state) => state.options.chainImages)
  const { push } = useActions()
  const t = useInitialMessages()
  if (!network) return null
  const label = `${t.titles.Networks}: ${network.name}`
  return (
    <button
      type="button"
      className="pt-network-selector"
      aria-label={label}
      title={network.name}
      onClick={() => push('Networks')}
    >
      <NetworkImage
        id={network.caipNetworkId}
        name={network.name}
        src={images?.[String(network.id)] ?? network.assets?.imageUrl}
        size={24}
      />
      <ChevronDown size={16} />
    </button>
  )
}
