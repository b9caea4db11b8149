'use client'
import type { OpenParameters } from '@portico/core'
import { useMemo } from 'react'
import { useKit } from './useKit.js'

export type UsePorticoReturnType = { open: (parameters?: OpenParameters) => Promise<void>; close: () => void }

/** Opens and closes the modal. */
export function usePortico(): UsePorticoReturnType {
  const kit = useKit('usePortico')
  return useMemo(() => ({ open: kit.open, close: () => kit.close() }), [kit])
}
