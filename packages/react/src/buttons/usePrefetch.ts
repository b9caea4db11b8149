'use client'
import { useMemo } from 'react'
import { useKit } from '../hooks/useKit.js'

export type PrefetchHandlers = { onPointerEnter: () => void; onFocus: () => void; onPointerDown: () => void }

/** Handlers that fetch the modal's code while the visitor is still on the way to the click. */
export function usePrefetch(): PrefetchHandlers {
  const { prefetch } = useKit('usePrefetch')
  return useMemo(() => ({ onPointerEnter: prefetch, onFocus: prefetch, onPointerDown: prefetch }), [prefetch])
}
