import { formatMessage } from '@portico/siwx'
import { toChecksumAddress } from '@portico/wire/evm'
import type { SIWXContext, SIWXMessage, SIWXMessageInput } from '../../config/siwxConfig.js'
import { signInLimits } from './signInLimits.js'
import type { SIWXOptions } from './siwxOptions.js'

/** A message of this page (security: domain and origin of the page, ten minutes, an id of its own). Written when it is read. */
export function writeMessage(
  { env, origin }: SIWXContext,
  { statement, resources }: SIWXOptions,
  { accountAddress, chainId, notBefore }: SIWXMessageInput,
  nonce: string,
): SIWXMessage {
  const now = env.now()
  const uri = origin()
  const isEvmAddress = chainId.startsWith('eip155:') && /^0x[0-9a-f]{40}$/i.test(accountAddress)
  const data = {
    accountAddress: isEvmAddress ? toChecksumAddress(accountAddress) : accountAddress,
    chainId,
    domain: new URL(uri).host,
    uri,
    version: '1',
    nonce,
    issuedAt: new Date(now).toISOString(),
    expirationTime: new Date(now + signInLimits.message).toISOString(),
    requestId: env.randomId(),
    ...(statement !== undefined && { statement }),
    ...(resources && { resources }),
    ...(notBefore !== undefined && { notBefore }),
  }
  return { ...data, toString: () => formatMessage(data) }
}
