'use client'
import { useButtonMessages } from './useButtonMessages.js'
import { useKitState } from './useKitState.js'

/** After a failed opening, what a button says in place of its words: try again, and then reload the page. */
export function useOpenFailure(): string | undefined {
  const failures = useKitState((state) => state.modal.failures)
  const t = useButtonMessages()
  return failures ? (failures > 1 ? t.reload : t.retry) : undefined
}
