import type { ReactNode } from 'react'

/** A notice where the code that draws notices cannot be fetched: what it says may be that very thing. */
export function PlainNotice({ children }: { children?: ReactNode }) {
  return (
    <p className="pt-plain-notice" role="status">
      {children}
    </p>
  )
}
