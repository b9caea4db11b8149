'use client'
import type { State } from '@portico/core/page'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useKit } from './useKit.js'

/** Subscribes to a part of the kit's state; renders again only when that part is no longer equal. */
export function useKitState<Part>(
  selector: (state: State) => Part,
  isEqual: (a: Part, b: Part) => boolean = Object.is,
): Part {
  const kit = useKit('useKitState')
  const last = useRef<{ part: Part } | undefined>(undefined)
  // A selector may build a new object each time: the last equal one is returned instead, or React would never rest.
  const pick = (state: State): Part => {
    const part = selector(state)
    if (last.current && isEqual(last.current.part, part)) return last.current.part
    last.current = { part }
    return part
  }
  const subscribe = useCallback((listener: () => void) => kit.store.subscribe(listener), [kit])
  return useSyncExternalStore(
    subscribe,
    () => pick(kit.store.get()),
    () => pick(kit.firstState),
  )
}
