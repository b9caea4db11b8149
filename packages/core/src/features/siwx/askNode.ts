import type { EthCall } from '@portico/siwx/verify'
import { siwxError } from '../../errors/siwxError.js'
import type { SIWXContext } from './siwxConfig.js'

/** A wallet that is a contract is asked on its chain. */
export function askNode({ env, rpcUrl }: Pick<SIWXContext, 'env' | 'rpcUrl'>): EthCall {
  return async (chainId, { to, data }) => {
    const url = rpcUrl(chainId)
    if (!url) throw siwxError('not-accepted', { details: `No node of ${chainId} is known.` })
    const params = [{ ...(to && { to }), data }, 'latest']
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params })
    const answer: unknown = await (await env.fetch(url, { method: 'POST', body })).json()
    const result = typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : undefined
    return typeof result === 'string' ? result : undefined
  }
}
