import type { Wallet } from '@portico/core'
import { WalletImage, type WalletImageProps } from '@portico/ui/images'
import { useKitState } from '../../../hooks/useKitState.js'

export type PairingImageProps = { wallet: Wallet | undefined; size?: WalletImageProps['size'] }

/** What a pairing screen is about: the chosen wallet, or pairing itself. */
export function PairingImage({ wallet, size = 80 }: PairingImageProps) {
  const image = useKitState((state) => state.options.connectorImages?.['walletConnect'])
  const { id, name, image_url } = wallet ?? { id: 'walletConnect', name: 'WalletConnect', image_url: image }
  return <WalletImage id={id} name={name} src={image_url} size={size} />
}
