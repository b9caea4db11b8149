'use client'
import type { PorticoEvent } from '@portico/core'
import { useKit } from './useKit.js'
import { useKitState } from './useKitState.js'

/** The last thing that happened in the kit. */
export function usePorticoEvents(): PorticoEvent | undefined {
  useKit('usePorticoEvents')
  return useKitState((state) => state.event)
}
