'use client'
import type { FeatureName, Features } from '@portico/core/views'
import { useEffect, useState } from 'react'
import { useKit } from './useKit.js'

export type LoadedFeature<Name extends FeatureName> = {
  /** Undefined until it is here, and where the site has no server. */
  readonly feature: Features[Name] | undefined
  /** Its code could not be fetched. */
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** A part that needs the operator's server: fetched as soon as it is wanted. */
export function useFeature<Name extends FeatureName>(name: Name, isWanted = true): LoadedFeature<Name> {
  const kit = useKit('useFeature')
  const [feature, setFeature] = useState<Features[Name]>()
  const [failures, setFailures] = useState(0)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isWanted || attempt < failures) return
    let isOver = false
    kit.feature(name)?.then(
      (found) => void (isOver || setFeature(() => found)),
      () => void (isOver || setFailures(attempt + 1)),
    )
    return () => {
      isOver = true
    }
  }, [kit, name, isWanted, attempt, failures])

  return { feature, hasFailed: failures > attempt, retry: () => setAttempt(failures) }
}
