import { useEffect, useEffectEvent } from 'react'

/** Again and again while the page is looked at, and at once when one comes back to it. */
export function useInterval(ms: number, act: () => void): void {
  const onTime = useEffectEvent(act)
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) onTime()
    }
    const timer = setInterval(look, ms)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [ms])
}
