import { ChevronDown } from '@portico/ui/icons'
import { useId } from 'react'
import './SelectField.css'

export type SelectFieldProps<Value extends string | number> = {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly title: string }[]
  onChange: (value: Value) => void
  /** The label is for screen readers only: what is around it says it already. */
  isLabelHidden?: boolean | undefined
}

export function SelectField<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  isLabelHidden,
}: SelectFieldProps<Value>) {
  const id = useId()
  return (
    <div className="ak-select-field">
      <label className="ak-select-field-label" htmlFor={id} data-hidden={isLabelHidden ? '' : undefined}>
        {label}
      </label>
      <span className="ak-select-field-box">
        <select
          id={id}
          className="ak-select-field-control"
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options[currentTarget.selectedIndex]
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
        <ChevronDown size={16} />
      </span>
    </div>
  )
}
