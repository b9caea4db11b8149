import type { Wallet } from '@portico/core'
import { WalletImage } from '@portico/ui/images'
import { useKitState } from '../../../hooks/useKitState.js'

/** What a pairing screen is about: the chosen wallet, or pairing itself. */
export function PairingImage({ wallet }: { wallet: Wallet | undefined }) {
  const image = useKitState((state) => state.options.connectorImages?.['walletConnect'])
  const { id, name, image_url } = wallet ?? { id: 'walletConnect', name: 'WalletConnect', image_url: image }
  return <WalletImage id={id} name={name} src={image_url} size={80} />
}
