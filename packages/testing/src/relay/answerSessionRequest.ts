import type { WalletRequest } from '@portico/relay/wallet'
import type { WalletContext } from '../wallets/createWalletContext.js'
import { type Plan, silent } from '../wallets/plan.js'
import { planRequest } from '../wallets/planRequest.js'
import { playStep } from './playStep.js'
import type { RelayWalletContext } from './relayWalletContext.js'
import { toReason } from './toReason.js'

const rejected = Object.freeze({ code: 4001, message: 'User rejected the request.' })

/** A page asks for something within its session. */
export function answerSessionRequest(ctx: RelayWalletContext, request: WalletRequest): Promise<void> {
  const { topic, id, method, chainId } = request
  const params = Array.isArray(request.params) ? request.params : request.params === undefined ? [] : [request.params]
  const isAboutChains = method === 'wallet_switchEthereumChain' || method === 'wallet_addEthereumChain'
  const wallet = isAboutChains ? ctx.wallet : onChain(ctx.wallet, Number(chainId.slice('eip155:'.length)))
  return playStep(ctx, {
    method,
    params,
    plan: planOrRefusal(wallet, method, params),
    wallet,
    async send(outcome) {
      const answer = 'error' in outcome ? { error: toReason(outcome.error, rejected) } : { result: outcome.result }
      await ctx.client.respond({ topic, id, ...answer })
    },
  })
}

/** Over a relay each request names its chain; the wallet's own one stays what it is. */
function onChain(wallet: WalletContext, chainId: number): WalletContext {
  return { ...wallet, state: () => ({ ...wallet.state(), chainId }) }
}

function planOrRefusal(wallet: WalletContext, method: string, params: readonly unknown[]): Plan {
  try {
    return planRequest(wallet, method, params)
  } catch (error) {
    return silent(() => {
      throw error
    })
  }
}
