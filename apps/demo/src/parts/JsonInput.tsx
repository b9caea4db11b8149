import './JsonInput.css'

export type JsonInputProps = {
  id: string
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
  error?: string | undefined
  rows?: number | undefined
}

export function JsonInput({
  id,
  value,
  onChange,
  placeholder,
  describedBy,
  isInvalid,
  error,
  rows = 3,
}: JsonInputProps) {
  return (
    <div className="dm-json-input" dir="ltr">
      <textarea
        id={id}
        className="dm-input dm-json-input-text"
        rows={rows}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || error !== undefined || undefined}
        aria-errormessage={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined && (
        <p className="dm-json-input-error" id={`${id}-error`}>
          Not JSON yet: {error}
        </p>
      )}
    </div>
  )
}
