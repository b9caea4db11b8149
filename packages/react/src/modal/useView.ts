import type { ViewName } from '@portico/core/views'
import { useContext, useEffect, useReducer, useRef } from 'react'
import { useKit } from '../hooks/useKit.js'
import { PorticoReactContext } from '../reactContext.js'
import { type AnyView, firstViews, loadViews, type ViewMap } from './viewChunks.js'

export type LoadedView = {
  readonly Component: AnyView | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The component of a view: at once when its chunk is here, else after it came; a failed fetch can be tried again. */
export function useView(name: ViewName): LoadedView {
  const loaded = useRef<ViewMap>(firstViews)
  const failed = useRef<ViewName>(undefined)
  const [attempt, render] = useReducer((count: number) => count + 1, 0)
  const kit = useKit('useView')
  const loadLater = useContext(PorticoReactContext)?.loadLater
  const Component = loaded.current[name]

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` counts retries; each one fetches again
  useEffect(() => {
    if (loaded.current[name] || failed.current === name) return
    let isOver = false
    Promise.all([loadViews(kit, name), loadLater?.()])
      .then(([views]) => {
        loaded.current = { ...loaded.current, ...views }
      })
      .catch(() => {
        failed.current = name
      })
      .finally(() => !isOver && render())
    return () => {
      isOver = true
    }
  }, [kit, name, attempt, loadLater])

  const retry = (): void => {
    failed.current = undefined
    render()
  }
  return { Component, hasFailed: !Component && failed.current === name, retry }
}
