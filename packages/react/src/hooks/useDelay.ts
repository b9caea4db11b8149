'use client'
import { useEffect, useState } from 'react'
import { useKit } from './useKit.js'

/** False, then true once this much time has passed since `key` last changed. */
export function useDelay(ms: number, key: string): boolean {
  const kit = useKit('useDelay')
  // Remembers which wait has ended, so that a new key starts at false without a render in between.
  const [ended, setEnded] = useState<string>()
  useEffect(() => kit.after(ms, () => setEnded(key)), [kit, ms, key])
  return ended === key
}
