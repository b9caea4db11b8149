import { useId } from 'react'
import { FieldFrame } from './FieldFrame.js'
import type { FieldProps } from './fieldProps.js'

export function AdaptersField({ field, value, onChange }: FieldProps<'adapters'>) {
  const id = useId()
  return (
    <FieldFrame field={field} id={id} isInline isChanged={value !== undefined}>
      <select
        id={id}
        className="dm-input dm-select"
        value={value === undefined ? 'evm' : 'none'}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value === 'none' ? [] : undefined)}
      >
        <option value="evm">[evm()]</option>
        <option value="none">none</option>
      </select>
    </FieldFrame>
  )
}
