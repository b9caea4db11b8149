import type { ServerNetwork } from '../../deps.js'
import { nativeAddress } from '../evmAddress.js'

export type IconOf = (network: ServerNetwork, contract: string) => string

/** Pictures for what the operator has listed. A stranger's token gets none: it could borrow the face of a known symbol. */
export function createIconOf(publicUrl: string): IconOf {
  const drawn = (symbol: string) => `${publicUrl}/public/getTokenImage/${encodeURIComponent(symbol)}`
  return (network, contract) => {
    if (contract === nativeAddress) return drawn(network.nativeCurrency.symbol)
    const token = network.tokens.find(({ address }) => address.toLowerCase() === contract)
    return token ? (token.iconUrl ?? drawn(token.symbol)) : ''
  }
}
