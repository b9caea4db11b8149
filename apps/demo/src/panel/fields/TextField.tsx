import { useId } from 'react'
import { FieldFrame } from './FieldFrame.js'
import type { FieldProps } from './fieldProps.js'

export function TextField({ field, value, onChange, isRefused }: FieldProps<'text'>) {
  const id = useId()
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return (
    <FieldFrame field={field} id={id} isInline={field.isShort} isChanged={value !== undefined}>
      <input
        id={id}
        className={field.isShort ? 'dm-input dm-input-short' : 'dm-input'}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        placeholder={field.placeholder}
        aria-describedby={`${id}-help`}
        aria-invalid={isRefused || undefined}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      />
    </FieldFrame>
  )
}
