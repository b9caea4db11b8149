import { useId } from 'react'
import './Segmented.css'

export type SegmentedProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly title: string }[]
  onChange: (value: Value) => void
  isDisabled?: boolean | undefined
}

/** One of few, all of them in sight. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  isDisabled,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className="cn-segmented" aria-label={label} disabled={isDisabled}>
      {options.map((option) => (
        <label key={option.value} className="cn-segmented-option">
          <input
            className="cn-segmented-input"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="cn-segmented-title">{option.title}</span>
        </label>
      ))}
    </fieldset>
  )
}
