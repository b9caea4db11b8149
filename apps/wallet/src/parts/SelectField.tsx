import { ChevronDown } from '@portico/ui/icons'
import { useId } from 'react'
import './SelectField.css'

export type SelectFieldProps = {
  label: string
  value: number
  options: readonly { readonly value: number; readonly name: string }[]
  onChange: (value: number) => void
}

export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="wl-select-field">
      <label className="wl-select-field-label" htmlFor={id}>
        {label}
      </label>
      <span className="wl-select-field-box">
        <select
          id={id}
          className="wl-select-field-control"
          value={value}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronDown size={16} />
      </span>
    </div>
  )
}
