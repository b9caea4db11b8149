import type { ReactNode, Ref } from 'react'
import type { ForwardedProps } from '../ForwardedProps.js'
import { Spinner } from '../Spinner/Spinner.js'

export type ButtonProps = ForwardedProps & {
  children: ReactNode
  /** @default 'primary' */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  /** @default 'md' */
  size?: 'md' | 'lg' | undefined
  icon?: ReactNode | undefined
  isLoading?: boolean | undefined
  isDisabled?: boolean | undefined
  isFullWidth?: boolean | undefined
  /** @default 'button' */
  type?: 'button' | 'submit' | undefined
  buttonRef?: Ref<HTMLButtonElement> | undefined
}

export function Button({
  children,
  variant = 'primary',
  size = 'md',
  icon,
  isLoading,
  isDisabled,
  isFullWidth,
  type = 'button',
  buttonRef,
  onClick,
  ...forwarded
}: ButtonProps) {
  return (
    <button
      {...forwarded}
      ref={buttonRef}
      type={type}
      className="pt-button"
      data-variant={variant}
      data-size={size}
      data-full={isFullWidth ? '' : undefined}
      disabled={isDisabled}
      // A loading button keeps the focus, so it is busy and not disabled.
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={(event) => (isLoading ? event.preventDefault() : onClick?.(event))}
    >
      {isLoading ? <Spinner size={18} /> : icon}
      <span className="pt-button-label">{children}</span>
    </button>
  )
}
