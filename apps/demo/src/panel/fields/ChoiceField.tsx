import { useId } from 'react'
import { FieldFrame } from './FieldFrame.js'
import type { FieldProps } from './fieldProps.js'

export function ChoiceField({ field, value, onChange, isRefused }: FieldProps<'choice'>) {
  const id = useId()
  const isKnown = field.choices.some(([choice]) => choice === value)
  return (
    <FieldFrame field={field} id={id} isInline isChanged={value !== undefined && value !== field.fallback}>
      <select
        id={id}
        className="dm-input dm-select"
        value={isKnown ? String(value) : field.fallback}
        aria-describedby={`${id}-help`}
        aria-invalid={isRefused || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {field.choices.map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
