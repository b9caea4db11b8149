import { type CaipAddress, formatCaipNetworkId, parseCaipAddress } from '@portico/wire'
import type { SIWXMessage, SIWXMessageData, SIWXMessageInput } from '../../config/siwxConfig.js'
import { siwxError } from '../../errors/siwxError.js'
import { signInLimits } from './signInLimits.js'

/** The host of a page. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

/** EVM addresses come in several spellings and are one account. */
export function keyOf(caipAddress: CaipAddress): string {
  return caipAddress.startsWith('eip155:') ? caipAddress.toLowerCase() : caipAddress
}

export function inputOf(caipAddress: CaipAddress): SIWXMessageInput {
  const parts = parseCaipAddress(caipAddress)
  if (!parts) throw siwxError('no-address', { details: caipAddress })
  return { accountAddress: parts.address, chainId: formatCaipNetworkId(parts.namespace, parts.reference) }
}

/** What was said, without the function that says it. */
export function dataOf({ toString: _text, ...data }: SIWXMessage): SIWXMessageData {
  return data
}

export function endsSoon({ expirationTime }: SIWXMessage, now: number): boolean {
  return expirationTime !== undefined && Date.parse(expirationTime) - now < signInLimits.reserve
}
