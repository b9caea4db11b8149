'use client'
import type { ReadonlyStore } from '@portico/core/page'
import { useCallback, useSyncExternalStore } from 'react'

/** The state of a store that may not be here yet. */
export function useStore<State>(store: ReadonlyStore<State> | undefined, initial: State): State {
  const subscribe = useCallback((listener: () => void) => store?.subscribe(listener) ?? (() => {}), [store])
  return useSyncExternalStore(
    subscribe,
    () => store?.get() ?? initial,
    () => initial,
  )
}
