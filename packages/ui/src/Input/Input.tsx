import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react'
import type { ForwardedProps } from '../ForwardedProps.js'
import { Close } from '../icons/Close.js'
import { Search } from '../icons/Search.js'

export type InputProps = Omit<ForwardedProps, 'onChange' | 'defaultValue'> & {
  /** Spoken name of the field. */
  label: string
  value: string
  onValueChange: (value: string) => void
  /** Shows the button that empties the field and names it. */
  clearLabel?: string | undefined
  placeholder?: string | undefined
  /** @default 'search' */
  type?: 'search' | 'text' | 'email' | undefined
  /** @default a magnifying glass */
  icon?: ReactNode | undefined
  /** What is wrong with the value and what to do. */
  error?: string | undefined
  autoComplete?: string | undefined
  isDisabled?: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

export function Input({
  label,
  value,
  onValueChange,
  clearLabel,
  type = 'search',
  icon = <Search />,
  error,
  isDisabled,
  inputRef,
  ...forwarded
}: InputProps) {
  const errorId = useId()
  const field = useRef<HTMLSpanElement>(null)
  const clear = () => {
    onValueChange('')
    field.current?.querySelector('input')?.focus()
  }
  // The first Escape empties a search, as in the browser's own field; one of an input method belongs to its text.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    forwarded.onKeyDown?.(event)
    if (event.key !== 'Escape' || type !== 'search' || !value || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    onValueChange('')
  }
  return (
    <span className="pt-input">
      <span className="pt-input-field" ref={field}>
        {icon && <span className="pt-input-icon">{icon}</span>}
        <input
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint={type === 'search' ? 'search' : undefined}
          {...forwarded}
          ref={inputRef}
          className="pt-input-control"
          type={type}
          value={value}
          disabled={isDisabled}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
        {clearLabel && value !== '' && (
          <button type="button" className="pt-input-clear" aria-label={clearLabel} onClick={clear}>
            <Close size={16} />
          </button>
        )}
      </span>
      {error && (
        <span className="pt-input-error" id={errorId} role="alert">
          {error}
        </span>
      )}
    </span>
  )
}
