import { useId } from 'react'
import './Field.css'
import './SelectField.css'

export type SelectFieldProps = {
  label: string
  value: string
  options: readonly { readonly value: string; readonly title: string }[]
  onChange: (value: string) => void
  isLabelHidden?: boolean | undefined
}

export function SelectField({ label, value, options, onChange, isLabelHidden }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="cn-field">
      <label className="cn-field-label" htmlFor={id} data-hidden={isLabelHidden ? '' : undefined}>
        {label}
      </label>
      <select
        id={id}
        className="cn-field-control cn-select-field"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
    </div>
  )
}
