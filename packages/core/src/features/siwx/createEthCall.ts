import type { EthCall } from '@portico/siwx/verify'
import type { SIWXContext } from '../../config/siwxConfig.js'
import { isPorticoError } from '../../errors/PorticoError.js'

/** Not the contract's answer: nobody could be asked, or nobody had the time. */
const silence: readonly string[] = /* @__PURE__ */ Object.freeze([
  'rpc/unreachable',
  'rpc/limit-exceeded',
  'kit/destroyed',
  'modal/load-failed',
  'siwx/not-accepted',
])

/** A wallet that is a contract is asked on its chain. A call that reverts is an answer: undefined. */
export function createEthCall({ request }: Pick<SIWXContext, 'request'>): EthCall {
  return async (chainId, { to, data }) => {
    try {
      const result = await request(chainId, 'eth_call', [{ ...(to && { to }), data }, 'latest'])
      return typeof result === 'string' ? result : undefined
    } catch (error) {
      if (!isPorticoError(error) || silence.includes(error.code)) throw error
      return undefined
    }
  }
}
