import type { ReactNode } from 'react'

export type CountdownProps = {
  /** How much is left, from 1 to 0. */
  share: number
  /** The same in words. */
  children: ReactNode
}

/** Time that runs out, as a ring and in words. A screen reader finds it, but is not interrupted every second. */
export function Countdown({ share, children }: CountdownProps) {
  return (
    <span className="pt-countdown" role="timer">
      <svg className="pt-countdown-ring" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="6.5" opacity="0.25" />
        <circle cx="8" cy="8" r="6.5" pathLength="1" strokeDasharray={`${share} 1`} />
      </svg>
      {children}
    </span>
  )
}
