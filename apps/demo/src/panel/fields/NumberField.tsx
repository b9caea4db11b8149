import { useId } from 'react'
import { FieldFrame } from './FieldFrame.js'
import type { FieldProps } from './fieldProps.js'

export function NumberField({ field, value, onChange, isRefused }: FieldProps<'number'>) {
  const id = useId()
  return (
    <FieldFrame field={field} id={id} isInline isChanged={value !== undefined}>
      <input
        id={id}
        className="dm-input dm-input-short"
        type="number"
        min={0}
        max={field.max}
        value={typeof value === 'number' ? value : ''}
        placeholder={field.placeholder}
        aria-describedby={`${id}-help`}
        aria-invalid={isRefused || undefined}
        onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
      />
    </FieldFrame>
  )
}
