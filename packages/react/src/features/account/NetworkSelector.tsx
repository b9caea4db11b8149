import { activeNetwork } from '@portico/core/page'
import { ChevronDown } from '@portico/ui/icons'
import { NetworkImage } from '@portico/ui/images'
import { useContext } from 'react'
import { createPortal } from 'react-dom'
import { useActions } from '../../hooks/useActions.js'
import { useInitialMessages } from '../../hooks/useInitialMessages.js'
import { useKitState } from '../../hooks/useKitState.js'
import { HeaderStart } from '../../modal/HeaderStart.js'

/** The network in use, as a button in the header that leads to the others. */
export function NetworkSelector() {
  const place = useContext(HeaderStart)
  const network = useKitState(activeNetwork, (a, b) => a?.caipNetworkId === b?.caipNetworkId)
  const { chainImages, enableNetworkSwitch } = useKitState((state) => state.options)
  const { push } = useActions()
  const t = useInitialMessages()
  if (!place || !network || !enableNetworkSwitch) return null
  return createPortal(
    <button
      type="button"
      className="pt-network-selector"
      aria-label={`${t.titles.Networks}: ${network.name}`}
      title={network.name}
      onClick={() => push('Networks')}
    >
      <NetworkImage
        id={network.caipNetworkId}
        name={network.name}
        src={chainImages?.[String(network.id)] ?? network.assets?.imageUrl}
        size={24}
      />
      <ChevronDown size={16} />
    </button>,
    place,
  )
}
