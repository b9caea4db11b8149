import { useId } from 'react'
import { fieldName } from '../field.js'
import { FieldFrame } from './FieldFrame.js'
import type { FieldProps } from './fieldProps.js'

/** A picker beside a text, because a theme may also say `hsl(…)` or `var(--brand)`. */
export function ColourField({ field, value, onChange, isRefused }: FieldProps<'colour'>) {
  const id = useId()
  const text = typeof value === 'string' ? value : ''
  const isHex = /^#[\da-f]{6}$/i.test(text)
  return (
    <FieldFrame field={field} id={id} isInline isChanged={value !== undefined}>
      <span className="dm-field-pair">
        <input
          className="dm-swatch"
          type="color"
          aria-label={`${fieldName(field)} picker`}
          data-unset={text === '' || undefined}
          value={isHex ? text : field.start}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          id={id}
          className="dm-input dm-input-short"
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={text}
          placeholder="default"
          aria-describedby={`${id}-help`}
          aria-invalid={isRefused || undefined}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        />
      </span>
    </FieldFrame>
  )
}
