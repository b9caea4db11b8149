import { Item, Notice, Scroller, VirtualList } from '@portico/ui'
import { NetworkImage } from '@portico/ui/images'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { networkImageUrl } from '../parts/networkImageUrl.js'
import { receiveWords } from './receiveWords.js'
import { useCompatibleNetworks } from './useCompatibleNetworks.js'

/** Five rows, and enough of the sixth to say that there are more. */
const listHeight = 336

/** Where the address of this account receives: to be read. */
export function CompatibleNetworksView() {
  const t = useTranslate(receiveWords)
  const networks = useCompatibleNetworks()
  const state = useKitState((all) => all)
  return (
    <div className="pt-compatible-networks-view">
      <Notice tone="warning" title={t.receive.only}>
        {t.receive.compatibleText}
      </Notice>
      <Scroller maxHeight={listHeight} isStop>
        <VirtualList
          label={t.receive.compatible}
          count={networks.length}
          gap={0}
          viewportHeight={listHeight}
          getKey={(index) => networks[index]?.caipNetworkId ?? index}
          renderRow={(index) => {
            const network = networks[index]
            return (
              network && (
                <Item
                  image={
                    <NetworkImage
                      id={network.caipNetworkId}
                      name={network.name}
                      src={networkImageUrl(state, network)}
                    />
                  }
                  name={network.name}
                />
              )
            )
          }}
        />
      </Scroller>
    </div>
  )
}
