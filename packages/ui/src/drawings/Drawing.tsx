import type { ReactNode } from 'react'

/** Decorative picture of 96 by 72 px in the text's and the accent's colours. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="pt-drawing" viewBox="0 0 96 72" width={96} height={72} aria-hidden="true">
      {children}
    </svg>
  )
}
