import { activeNamespace } from '@portico/core/page'
import { Divider } from '@portico/ui'
import { useKit } from '../../hooks/useKit.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { DisconnectRow } from '../parts/DisconnectRow.js'
import { networksWords } from './networksWords.js'
import { NetworkList } from './parts/NetworkList.js'

/** Four rows, and enough of the fifth to say that there are more. */
const listHeight = 276

/** The wallet is on a chain that the site does not use: choose one of its own, or leave (MODAL-10). */
export function UnsupportedChainView() {
  const t = useTranslate(networksWords)
  const kit = useKit('UnsupportedChainView')
  const namespace = useKitState(activeNamespace)
  const requested = useKitState((state) => state.networks.requested)
  const networks = requested.filter((network) => network.chainNamespace === namespace)
  return (
    <div className="pt-unsupported-chain-view">
      <div className="pt-unsupported-chain-view-words">
        <h3 className="pt-unsupported-chain-view-title">{t.networks.unsupportedTitle}</h3>
        <p className="pt-unsupported-chain-view-text">{t.networks.unsupportedText({ app: kit.getMetadata().name })}</p>
      </div>
      <NetworkList networks={networks} maxHeight={listHeight} />
      <Divider>{t.networks.or}</Divider>
      <DisconnectRow />
    </div>
  )
}
