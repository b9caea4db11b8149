import type { Session } from '@portico/relay'
import type { Namespace } from '@portico/wire'
import { cleanName } from '@portico/wire/wallets'
import type { Endpoints } from '../../config/options.js'
import type { Connector } from '../../connectors/connector.js'
import { relayConnectorId } from '../../connectors/relayIds.js'
import type { Wallet } from '../../connectors/wallet.js'
import { serverImage } from '../../utils/serverImage.js'

/** The wallet at the other end, as a connector. What it says of itself nobody has checked: its picture is shown only from our server. */
export function peerConnector(
  { peer }: Session,
  chain: Namespace,
  { wallet, endpoints }: { wallet?: Wallet | undefined; endpoints: Readonly<Endpoints> },
): Connector {
  const { name, icons } = peer.metadata
  return {
    id: relayConnectorId,
    name: cleanName(name) || wallet?.name || 'WalletConnect',
    type: 'WALLET_CONNECT',
    chain,
    imageUrl: wallet?.image_url ?? serverImage(icons[0], endpoints),
  }
}
