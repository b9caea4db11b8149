'use client'
import { useEffect, useState } from 'react'
import { useKit } from './useKit.js'

/** The time by the kit's clock, told anew every `ms`. */
export function useNow(ms: number): number {
  const kit = useKit('useNow')
  const [now, setNow] = useState(kit.now)
  // Each telling winds the clock up for the next.
  useEffect(() => kit.after(ms - ((kit.now() - now) % ms), () => setNow(kit.now())), [kit, ms, now])
  return now
}
