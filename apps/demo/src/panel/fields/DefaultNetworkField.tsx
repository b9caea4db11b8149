import { useId } from 'react'
import { findNetwork, networkKey } from '../../options/findNetwork.js'
import { isRecord } from '../../options/jsonOptions.js'
import { FieldFrame } from './FieldFrame.js'
import type { FieldProps } from './fieldProps.js'

function nameOf(reference: unknown): string {
  return findNetwork(reference)?.network.name ?? (isRecord(reference) ? String(reference['name']) : String(reference))
}

export function DefaultNetworkField({ field, value, options, onChange, isRefused }: FieldProps<'defaultNetwork'>) {
  const id = useId()
  const references: readonly unknown[] = Array.isArray(options['networks']) ? options['networks'] : []
  const key = value === undefined ? '' : networkKey(value)
  const isListed = references.some((entry) => networkKey(entry) === key)
  return (
    <FieldFrame field={field} id={id} isInline isChanged={value !== undefined}>
      <select
        id={id}
        className="dm-input dm-select"
        value={key}
        aria-describedby={`${id}-help`}
        aria-invalid={isRefused || undefined}
        onChange={(event) => {
          onChange(references.find((entry) => networkKey(entry) === event.target.value))
        }}
      >
        <option value="">The first one</option>
        {!isListed && key !== '' && <option value={key}>{nameOf(value)}</option>}
        {references.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list may hold one network twice, which createPortico refuses
          <option key={index} value={networkKey(entry)}>
            {nameOf(entry)}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
