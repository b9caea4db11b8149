import type { Step } from '../script.js'
import { pendingAlready } from './answerUnscripted.js'
import { changeAccounts } from './changeAccounts.js'
import { changeChain } from './changeChain.js'
import { crash, lose } from './crash.js'
import type { WalletContext } from './createWalletContext.js'
import { emitDisconnect } from './emitDisconnect.js'
import type { FloodParameters } from './flood.js'
import { forgetChain } from './methods/chains.js'
import { ProviderRpcError, userRejected } from './ProviderRpcError.js'
import type { Plan } from './plan.js'
import { planRequest } from './planRequest.js'

export type AnswerRequestParameters = {
  id: number
  method: string
  params: readonly unknown[]
  plan: Plan
  /** Undefined when the script has nothing to say: the person is there and agrees. */
  step: Step | undefined
  flood(parameters: FloodParameters): void
}

/** Plays one step of the script, or approves. */
export async function answerRequest(ctx: WalletContext, request: AnswerRequestParameters): Promise<unknown> {
  const { id, method, params, plan, step } = request
  const agree = (): unknown => {
    if (plan.isPrompt) ctx.update({ locked: false }) // nobody approves anything in a locked wallet
    return plan.answer()
  }
  if (!step) {
    if (plan.isPrompt && ctx.state().locked) await ctx.prompts.wait({ id, method, reason: 'lock' })
    return agree()
  }
  switch (step.type) {
    case 'approve':
      return agree()
    case 'reject':
      throw userRejected()
    case 'lock':
      ctx.update({ locked: true })
      await ctx.prompts.wait({ id, method, reason: 'lock' })
      return agree()
    case 'hang':
      await ctx.prompts.wait({ id, method, reason: 'hang' })
      return agree()
    case 'popup':
      ctx.update({ popup: { method, params, second: step.second ?? 'reject' } })
      await ctx.prompts.wait({ id, method, reason: 'popup' })
      return agree()
    case 'crash':
      crash(ctx, step)
      return lose(step)
    case 'slow':
      await ctx.prompts.wait({ id, method, reason: 'slow', ms: step.ms })
      return agree()
    case 'wrongChain':
      changeChain(ctx, step.chainId)
      // A wallet that claims to have switched, and has gone elsewhere.
      return isChainRequest(method) ? null : agree()
    case 'unknownChain':
      forgetChain(ctx, params, { says: step.says, addFails: step.addFails, addNeedsExplorer: step.addNeedsExplorer })
      return agree()
    case 'flood':
      request.flood({ count: step.count, of: step.of })
      return agree()
    case 'pendingAlready':
      throw pendingAlready(method)
    case 'nonsense':
      return step.result
    case 'error':
      throw new ProviderRpcError(step.code, step.message, step.data)
    case 'disconnectAfter': {
      const result = await agree()
      ctx.env.setTimeout(() => emitDisconnect(ctx), 0)
      return result
    }
    case 'changeAccounts':
      changeAccounts(ctx, step.accounts)
      return agree()
    case 'alter': {
      // A wallet that does something else than it was asked, and says nothing.
      const [first, ...rest] = params
      return planRequest(ctx, method, [{ ...Object(first), ...step.fields }, ...rest]).answer()
    }
    default:
      return step satisfies never
  }
}

function isChainRequest(method: string): boolean {
  return method === 'wallet_switchEthereumChain' || method === 'wallet_addEthereumChain'
}
