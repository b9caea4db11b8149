import type { Send } from '@portico/core/send'
import { useActions } from '../../../hooks/useActions.js'
import { useKit } from '../../../hooks/useKit.js'

/** Ends the flow (ROUTE-10); an alarm may have come without one. */
export function useDone(send: Send): () => void {
  const kit = useKit('useDone')
  const { popTransactionStack, reset } = useActions()
  return () => {
    if (kit.store.get().router.transactions.length > 0) void popTransactionStack('success')
    else {
      send.reset()
      reset('Account')
    }
  }
}
