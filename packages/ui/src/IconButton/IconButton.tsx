import type { ReactNode, Ref } from 'react'
import type { ForwardedProps } from '../ForwardedProps.js'

export type IconButtonProps = Omit<ForwardedProps, 'aria-label'> & {
  /** The icon. */
  children: ReactNode
  /** Spoken name; also the tooltip. */
  label: string
  isDisabled?: boolean | undefined
  buttonRef?: Ref<HTMLButtonElement> | undefined
}

/** An icon with a 44px target. */
export function IconButton({ children, label, isDisabled, buttonRef, ...forwarded }: IconButtonProps) {
  return (
    <button
      {...forwarded}
      ref={buttonRef}
      type="button"
      className="pt-icon-button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
    >
      {children}
    </button>
  )
}
