import { useId, useState } from 'react'
import { isSame } from '../../options/isSame.js'
import { FieldFrame } from './FieldFrame.js'
import type { FieldProps } from './fieldProps.js'

function split(text: string): readonly string[] {
  return text
    .split(/[\s,]+/)
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/** Entries separated by commas or blanks. */
export function ListField({ field, value, onChange, isRefused }: FieldProps<'list'>) {
  const id = useId()
  const given = Array.isArray(value) ? value.map(String) : []
  const [draft, setDraft] = useState(given.join(', '))
  // What is typed keeps its commas; what comes from elsewhere replaces it.
  const text = isSame(split(draft), given) ? draft : given.join(', ')
  return (
    <FieldFrame field={field} id={id} isChanged={value !== undefined}>
      <input
        id={id}
        className="dm-input"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        placeholder={field.placeholder}
        aria-describedby={`${id}-help`}
        aria-invalid={isRefused || undefined}
        onChange={(event) => {
          setDraft(event.target.value)
          const entries = split(event.target.value)
          onChange(entries.length > 0 ? entries : undefined)
        }}
      />
    </FieldFrame>
  )
}
