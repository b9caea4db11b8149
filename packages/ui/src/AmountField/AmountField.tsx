import type { ReactNode, Ref } from 'react'

export type AmountFieldProps = {
  /** Spoken name of the field. */
  label: string
  value: string
  onValueChange: (value: string) => void
  /** Stands before the number, such as a currency sign. */
  prefix?: string | undefined
  /** Beside the number: what it is an amount of. */
  unit: ReactNode
  /** The line below: worth, balance, all of it. */
  children: ReactNode
  /** What is wrong with the amount and what to do. */
  error?: string | undefined
  errorId: string
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** More than any amount has; what is pasted by mistake is cut. */
const maxLength = 100

/** A large number that becomes smaller to stay whole, and what it is an amount of. */
export function AmountField({
  label,
  value,
  onValueChange,
  prefix,
  unit,
  children,
  error,
  errorId,
  inputRef,
}: AmountFieldProps) {
  // A step smaller with every fourth digit from the eighth; at the last step the number has the line to itself.
  const size = Math.min(4, (value.length >> 2) - 1)
  return (
    <div className="pt-amount-field">
      <div className="pt-amount-field-line">
        <span className="pt-amount-field-number" data-size={size}>
          {prefix && <span aria-hidden="true">{prefix}</span>}
          {/* Text and not number: a browser's number field accepts 1e18 and drops what it does not understand. */}
          <input
            ref={inputRef}
            className="pt-amount-field-input"
            type="text"
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            placeholder="0"
            maxLength={maxLength}
            value={value}
            aria-label={label}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
        </span>
        {unit}
      </div>
      <div className="pt-amount-field-line">{children}</div>
      {error && (
        <p className="pt-amount-field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
