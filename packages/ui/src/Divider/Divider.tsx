import type { ReactNode } from 'react'

export type DividerProps = {
  /** A word such as 'or'. */
  children?: ReactNode | undefined
}

export function Divider({ children }: DividerProps) {
  return <div className="pt-divider">{children && <span className="pt-divider-label">{children}</span>}</div>
}
