import type { ReactNode } from 'react'
import './Button.css'

export type ButtonProps = {
  children: ReactNode
  onClick: () => void
  variant?: 'plain' | 'quiet' | 'danger' | 'primary' | undefined
  isDisabled?: boolean | undefined
  label?: string | undefined
}

export function Button({ children, onClick, variant = 'plain', isDisabled, label }: ButtonProps) {
  return (
    <button
      type="button"
      className="dm-button"
      data-variant={variant}
      disabled={isDisabled}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
