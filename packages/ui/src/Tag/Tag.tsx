import type { ReactNode } from 'react'

export type TagProps = {
  children: ReactNode
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | undefined
}

export function Tag({ children, tone = 'neutral' }: TagProps) {
  return (
    <span className="pt-tag" data-tone={tone}>
      {children}
    </span>
  )
}
