import { serverImage } from '@portico/core/account'
import type { SendToken } from '@portico/core/send'
import { NetworkImage, type NetworkImageProps } from '@portico/ui/images'
import { useKitState } from '../../../hooks/useKitState.js'
import { tokenName } from './tokenName.js'

export type TokenImageProps = {
  token: Pick<SendToken, 'name' | 'symbol' | 'contract' | 'iconUrl'>
  size?: NetworkImageProps['size']
}

export function TokenImage({ token, size }: TokenImageProps) {
  const src = useKitState((state) => serverImage(token.iconUrl, state.options.endpoints))
  const name = tokenName(token.name) || tokenName(token.symbol)
  return <NetworkImage id={token.contract ?? token.symbol} name={name} src={src} size={size} />
}
