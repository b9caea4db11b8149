import { useId } from 'react'
import { Switch } from '../../parts/Switch.js'
import { FieldFrame } from './FieldFrame.js'
import type { FieldProps } from './fieldProps.js'

export function FlagField({ field, value, onChange, isRefused }: FieldProps<'flag'>) {
  const id = useId()
  const isOn = typeof value === 'boolean' ? value : field.fallback
  return (
    <FieldFrame field={field} id={id} isInline isChanged={value !== undefined && value !== field.fallback}>
      <Switch
        id={id}
        isOn={isOn}
        describedBy={`${id}-help`}
        isInvalid={isRefused}
        onChange={(next) => onChange(next === field.fallback ? undefined : next)}
      />
    </FieldFrame>
  )
}
