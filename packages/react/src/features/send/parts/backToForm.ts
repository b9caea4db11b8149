import type { Send } from '@portico/core/send'

/** Whoever sees the form is done with what came after it: what was on its way is followed without it. */
export function backToForm(send: Send): void {
  const { name } = send.store.get().stage
  if (name === 'editing') return
  if (name === 'failed') send.retry()
  if (name === 'waiting') send.cancel()
  if (name === 'failed' || name === 'review' || name === 'waiting') send.cancel()
  else send.reset()
}
