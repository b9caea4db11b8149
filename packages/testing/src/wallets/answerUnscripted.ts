import { lose } from './crash.js'
import type { WalletContext } from './createWalletContext.js'
import { ProviderRpcError, userRejected } from './ProviderRpcError.js'
import type { Plan } from './plan.js'

export type AnswerUnscriptedParameters = { id: number; method: string; plan: Plan }

/** How a wallet answers that cannot look at its script now: its process is dead, or its popup is open. Undefined if neither. */
export function answerUnscripted(
  ctx: WalletContext,
  { id, method, plan }: AnswerUnscriptedParameters,
): (() => Promise<unknown>) | undefined {
  const { down, popup } = ctx.state()
  if (down) return () => lose(down)
  if (!popup || !plan.isPrompt) return undefined
  return async () => {
    if (popup.second === 'reject') throw userRejected()
    if (popup.second === 'pending' || popup.method !== method) throw pendingAlready(method)
    await ctx.prompts.wait({ id, method, reason: 'popup' })
    return plan.answer()
  }
}

export function pendingAlready(method: string): ProviderRpcError {
  return new ProviderRpcError(-32002, `Request of type '${method}' already pending. Please wait.`)
}
