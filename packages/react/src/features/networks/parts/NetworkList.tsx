import type { Network } from '@portico/core'
import { connectionOf } from '@portico/core/page'
import { Row, Scroller, VirtualList, VisuallyHidden } from '@portico/ui'
import { NetworkImage } from '@portico/ui/images'
import { useActions } from '../../../hooks/useActions.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { networkImageUrl } from '../../parts/networkImageUrl.js'
import { networksWords } from '../networksWords.js'

export type NetworkListProps = {
  networks: readonly Network[]
  /** In px, above which the list scrolls. */
  maxHeight: number
}

export function NetworkList({ networks, maxHeight }: NetworkListProps) {
  const t = useTranslate(networksWords)
  return (
    <Scroller maxHeight={maxHeight}>
      <VirtualList
        label={t.titles.Networks}
        count={networks.length}
        viewportHeight={maxHeight}
        getKey={(index) => networks[index]?.caipNetworkId ?? index}
        renderRow={(index) => {
          const network = networks[index]
          return network && <NetworkRow network={network} />
        }}
      />
    </Scroller>
  )
}

function NetworkRow({ network }: { network: Network }) {
  const t = useTranslate(networksWords)
  const { chooseNetwork } = useActions()
  const src = useKitState((state) => networkImageUrl(state, network))
  const isActive = useKitState((state) => state.networks.active === network.caipNetworkId)
  // A paired wallet named the networks that it allows; it cannot be asked for another.
  const approved = useKitState((state) => connectionOf(state, network.chainNamespace)?.approved)
  const isMissing = approved !== undefined && !approved.includes(network.caipNetworkId)
  return (
    <Row
      image={<NetworkImage id={network.caipNetworkId} name={network.name} src={src} />}
      name={
        <>
          {network.name}
          {isActive && <VisuallyHidden> ({t.account.inUse})</VisuallyHidden>}
        </>
      }
      title={network.name}
      description={isMissing ? t.networks.notApproved : undefined}
      isDisabled={isMissing}
      trailing={isActive ? 'check' : undefined}
      aria-current={isActive || undefined}
      onClick={() => chooseNetwork({ network })}
    />
  )
}
