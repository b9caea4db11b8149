import { EmptyState, Row } from '@portico/ui'
import { NetworkImage, WalletImage } from '@portico/ui/images'
import { useActions } from '../../hooks/useActions.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import type { ViewProps } from '../../modal/viewProps.js'
import { networkImageUrl } from '../parts/networkImageUrl.js'
import { connectingWords } from './connectingWords.js'

/** A wallet that is here for several kinds of networks: which one shall it connect to? */
export function ConnectingMultiChainView({ data: { connector } }: ViewProps<'ConnectingMultiChain'>) {
  const t = useTranslate(connectingWords)
  const { connect } = useActions()
  const state = useKitState((all) => all)
  const { id, name, imageUrl, connectors = [connector] } = connector
  const src = state.options.connectorImages?.[id] ?? imageUrl
  return (
    <div className="pt-connecting-multi-chain-view">
      <EmptyState
        drawing={<WalletImage id={id} name={name} src={src} size={80} />}
        title={t.multiChain.title({ wallet: name })}
      />
      {connectors.map((entry) => {
        const network = state.networks.requested.find(({ chainNamespace }) => chainNamespace === entry.chain)
        const label = t.multiChain.namespaces[entry.chain]
        return (
          <Row
            key={entry.chain}
            image={<NetworkImage id={entry.chain} name={label} src={network && networkImageUrl(state, network)} />}
            name={label}
            trailing="chevron"
            onClick={() => connect({ connector: entry })}
          />
        )
      })}
    </div>
  )
}
