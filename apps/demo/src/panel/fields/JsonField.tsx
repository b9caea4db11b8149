import { useId, useState } from 'react'
import { isSame } from '../../options/isSame.js'
import { JsonInput } from '../../parts/JsonInput.js'
import { FieldFrame } from './FieldFrame.js'
import type { FieldProps } from './fieldProps.js'

function parse(text: string): { value: unknown; error?: string | undefined } {
  if (text.trim() === '') return { value: undefined }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return { value: undefined, error: error instanceof Error ? error.message : String(error) }
  }
}

export function JsonField({ field, value, onChange, isRefused }: FieldProps<'json'>) {
  const id = useId()
  const written = value === undefined ? '' : JSON.stringify(value, null, 2)
  const [draft, setDraft] = useState(written)
  const { value: meant, error } = parse(draft)
  // A half-typed text stays until it can be read; what comes from elsewhere replaces a finished one.
  const text = error !== undefined || isSame(meant, value) ? draft : written
  return (
    <FieldFrame field={field} id={id} isChanged={value !== undefined}>
      <JsonInput
        id={id}
        value={text}
        placeholder={field.placeholder}
        describedBy={`${id}-help`}
        isInvalid={isRefused}
        error={text === draft ? error : undefined}
        onChange={(next) => {
          setDraft(next)
          const read = parse(next)
          if (read.error === undefined) onChange(read.value)
        }}
      />
    </FieldFrame>
  )
}
