import { useId, useRef } from 'react'
import { isSame } from '../../options/isSame.js'
import { fieldName } from '../field.js'
import { FieldFrame } from './FieldFrame.js'
import type { FieldProps } from './fieldProps.js'
import { moveEntry } from './moveEntry.js'
import { OrderRow } from './OrderRow.js'
import './OrderField.css'

/** An order changed by buttons, so that it works with any pointer and any keyboard. */
export function OrderField({ field, value, onChange }: FieldProps<'order'>) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const fallback = field.isSet ? field.entries : []
  const chosen = Array.isArray(value) ? value.map(String) : value === false ? [] : fallback
  const left = field.entries.filter((entry) => !chosen.includes(entry))

  function change(next: readonly string[]): void {
    if (isSame(next, fallback)) onChange(undefined)
    else onChange(next.length === 0 && field.noneIs === false ? false : next)
  }

  function move(entry: string, by: -1 | 1): void {
    change(moveEntry(chosen, chosen.indexOf(entry), by))
    // The row moves in the document and would lose the focus on its way.
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-entry="${CSS.escape(entry)}"]`)
      const wanted = row?.querySelector<HTMLButtonElement>(`[data-by="${by}"]:not(:disabled)`)
      ;(wanted ?? row?.querySelector<HTMLButtonElement>('button:not(:disabled)'))?.focus()
    })
  }

  return (
    <FieldFrame field={field} id={id} isGroup isChanged={value !== undefined}>
      <ul className="dm-order-field" ref={list} aria-labelledby={`${id}-name`} aria-describedby={`${id}-help`}>
        {[...chosen, ...left].map((entry, index) => (
          <OrderRow
            key={entry}
            name={fieldName(field)}
            entry={entry}
            isChosen={index < chosen.length}
            isFirst={index === 0}
            isLast={index === chosen.length - 1}
            onToggle={(isOn) => change(isOn ? [...chosen, entry] : chosen.filter((other) => other !== entry))}
            onMove={(by) => move(entry, by)}
          />
        ))}
      </ul>
    </FieldFrame>
  )
}
