import type { ViewName } from '@portico/core/views'
import { useContext, useEffect, useReducer, useRef } from 'react'
import { useKit } from '../hooks/useKit.js'
import { PorticoReactContext } from '../reactContext.js'
import { type AnyView, firstViews, loadViews, type ViewMap } from './viewChunks.js'

export type LoadedView = {
  readonly Component: AnyView | undefined
  readonly hasFailed: boolean
  /** Fetches again; absent after that failed too, because then the code is gone. */
  readonly retry: (() => void) | undefined
}

/** The component of a view: at once when its chunk is here, else after it came; a failed fetch can be tried again: once, or while offline. */
export function useView(name: ViewName): LoadedView {
  const loaded = useRef<ViewMap>(firstViews)
  const failures = useRef<Partial<Record<ViewName, number>>>({})
  const retried = useRef<ViewName>(undefined)
  const [attempt, render] = useReducer((count: number) => count + 1, 0)
  const kit = useKit('useView')
  const { loadLater, prefetchedViews } = useContext(PorticoReactContext) ?? {}
  const Component = loaded.current[name] ?? prefetchedViews?.current[name]
  const failed = failures.current[name] ?? 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` counts retries; each one fetches again; `Component` only stops it
  useEffect(() => {
    if (Component || (failures.current[name] && retried.current !== name)) return
    let isOver = false
    Promise.all([loadViews(kit, name), loadLater?.()])
      .then(([views]) => {
        loaded.current = { ...loaded.current, ...views }
      })
      .catch(() => {
        failures.current[name] = kit.actions.canReload() ? (failures.current[name] ?? 0) + 1 : 1
      })
      .finally(() => {
        retried.current = undefined
        if (!isOver) render()
      })
    return () => {
      isOver = true
    }
  }, [kit, name, attempt, loadLater])

  const retry = (): void => {
    retried.current = name
    render()
  }
  const hasFailed = !Component && failed > 0 && retried.current !== name
  return { Component, hasFailed, retry: failed > 1 ? undefined : retry }
}
