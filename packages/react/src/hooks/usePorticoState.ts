'use client'
import type { PublicState } from '@portico/core'
import { isEqualPublic, publicState } from '@portico/core/page'
import { useKit } from './useKit.js'
import { useKitState } from './useKitState.js'

/** Whether the modal is open or loading, which network is selected, whether the kit has started. */
export function usePorticoState(): PublicState {
  useKit('usePorticoState')
  return useKitState(publicState, isEqualPublic)
}
