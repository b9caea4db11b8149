'use client'
import { useCallback } from 'react'
import { guard } from './guard.js'
import { showFailure } from './showFailure.js'
import { useKit } from './useKit.js'

/** Runs the methods of a feature, which `useActions` does not hold; a failure becomes a toast. */
export function useGuard(): (work: () => unknown) => void {
  const kit = useKit('useGuard')
  return useCallback((work) => guard(work, (cause) => showFailure(kit, cause)), [kit])
}
