'use client'
import { useEffect, useState } from 'react'
import { useKit } from './useKit.js'

/** False, then true once this much time has passed since `key` last changed. */
export function useDelay(ms: number, key: unknown): boolean {
  const kit = useKit('useDelay')
  const [passed, setPassed] = useState<unknown>(undefined)
  // The key marks which wait has ended, so a new one starts at false without a render in between.
  useEffect(() => kit.after(ms, () => setPassed({ key })), [kit, ms, key])
  return (passed as { key: unknown } | undefined)?.key === key && passed !== undefined
}
