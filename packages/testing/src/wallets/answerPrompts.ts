import type { PendingPrompt } from './createPrompts.js'
import type { WalletContext } from './createWalletContext.js'
import { planRequest } from './planRequest.js'

/** The owner answers the open prompts, or the one with this id. Returns how many requests were waiting for that. */
export function answerPrompts(ctx: WalletContext, answer: 'approve' | 'reject', id?: number): number {
  const { pending } = ctx.prompts
  const chosen = pending.filter((prompt) => id === undefined || prompt.id === id)
  const { popup } = ctx.state()
  const isPopup = ({ reason }: PendingPrompt): boolean => reason === 'popup'
  // One window, however many requests have joined it.
  const isAnswered = (prompt: PendingPrompt): boolean =>
    chosen.some((each) => each.id === prompt.id || (isPopup(each) && isPopup(prompt)))
  const count = pending.filter(isAnswered).length
  if (popup && chosen.some(isPopup)) {
    ctx.update({ popup: undefined })
    if (answer === 'approve' && chosen.some((prompt) => prompt.id === 0)) approveWithoutPage(ctx, popup)
  }
  ctx.prompts[answer](isAnswered)
  return count
}

/** The page that asked is gone. The wallet does what was approved all the same, and nobody hears of a failure. */
function approveWithoutPage(
  ctx: WalletContext,
  { method, params }: { method: string; params: readonly unknown[] },
): void {
  ctx.update({ locked: false })
  Promise.resolve()
    .then(() => planRequest(ctx, method, params).answer())
    .catch(() => undefined)
}
