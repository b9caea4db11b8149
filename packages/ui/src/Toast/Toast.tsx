import type { ReactNode } from 'react'
import { Check } from '../icons/Check.js'
import { Warning } from '../icons/Warning.js'
import { Spinner } from '../Spinner/Spinner.js'

export type ToastProps = {
  children: ReactNode
  variant: 'success' | 'error' | 'loading'
  /** In place of the variant's own icon. */
  icon?: ReactNode | undefined
}

const icons = { success: Check, error: Warning, loading: Spinner } as const

/** A short word; the live region around it, which is there before it, announces it. */
export function Toast({ children, variant, icon }: ToastProps) {
  const VariantIcon = icons[variant]
  return (
    <div className="pt-toast" data-variant={variant}>
      <span className="pt-toast-icon">{icon ?? <VariantIcon size={16} />}</span>
      <span className="pt-toast-text">{children}</span>
    </div>
  )
}
