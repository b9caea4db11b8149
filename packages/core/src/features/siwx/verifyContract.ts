import type { VerifyContractSignature } from '@portico/relay'
import { formatCaipNetworkId, parseCaipAddress } from '@portico/wire'
import type { SIWXContext } from '../../config/siwxConfig.js'
import { createEthCall } from './createEthCall.js'

/** Asks an account that is a contract whether a signature is its own; without an answer it is not. */
export function verifyContract(context: Pick<SIWXContext, 'env' | 'request'>): VerifyContractSignature {
  return async ({ account, message, signature }) => {
    const parts = parseCaipAddress(account)
    if (!parts) return false
    const { verifySignature } = await import('@portico/siwx/verify')
    const chainId = formatCaipNetworkId(parts.namespace, parts.reference)
    const signed = { chainId, accountAddress: parts.address, message, signature }
    const kind = await verifySignature(signed, { call: createEthCall(context) }).catch((error) => {
      context.env.log('warn', 'Portico:', error)
      return undefined
    })
    return kind !== undefined
  }
}
