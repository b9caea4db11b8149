import type { ReactNode } from 'react'
import type { ForwardedProps } from '../ForwardedProps.js'

export type VisuallyHiddenProps = ForwardedProps & { children?: ReactNode | undefined }

/** Text for screen readers only; with `role="status"` a live region. */
export function VisuallyHidden({ children, ...forwarded }: VisuallyHiddenProps) {
  return (
    <span {...forwarded} className="pt-visually-hidden">
      {children}
    </span>
  )
}
