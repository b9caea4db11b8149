import { type ReactNode, useEffect, useId, useRef } from 'react'
import './Field.css'

export type TextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** @default 'text' */
  type?: 'text' | 'password' | 'url' | undefined
  hint?: ReactNode | undefined
  error?: string | undefined
  placeholder?: string | undefined
  autoComplete?: string | undefined
  /** The label is for screen readers only: what is around it says it already. */
  isLabelHidden?: boolean | undefined
  /** Several lines. */
  rows?: number | undefined
  /** Addresses, ids and keys read from left to right everywhere. */
  isCode?: boolean | undefined
  /** Takes the focus when it appears. */
  isFocused?: boolean | undefined
  isDisabled?: boolean | undefined
}

export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  hint,
  error,
  rows,
  isLabelHidden,
  isCode,
  isFocused,
  isDisabled,
  ...attributes
}: TextFieldProps) {
  const id = useId()
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const focusFirst = useRef(isFocused)
  useEffect(() => {
    if (focusFirst.current) control.current?.focus()
  }, [])
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  const shared = {
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    ...attributes,
    id,
    ref: control,
    className: 'cn-field-control',
    value,
    disabled: isDisabled,
    'data-code': isCode ? '' : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className="cn-field">
      <label className="cn-field-label" htmlFor={id} data-hidden={isLabelHidden ? '' : undefined}>
        {label}
      </label>
      {rows === undefined ? (
        <input {...shared} type={type} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      {hint && (
        <p className="cn-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="cn-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
