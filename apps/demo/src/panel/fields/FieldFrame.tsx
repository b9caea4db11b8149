import type { ReactNode } from 'react'
import { type Field, fieldName } from '../field.js'
import './FieldFrame.css'

export type FieldFrameProps = {
  field: Field
  id: string
  children: ReactNode
  /** The control stands on the line of the label, not under it. */
  isInline?: boolean | undefined
  /** The control has a legend of its own. */
  isGroup?: boolean | undefined
  isChanged?: boolean | undefined
}

/** Name, explanation and place of one option. */
export function FieldFrame({ field, id, children, isInline, isGroup, isChanged }: FieldFrameProps) {
  const name = fieldName(field)
  return (
    <div className="dm-field" data-inline={isInline || undefined} data-changed={isChanged || undefined}>
      <div className="dm-field-text">
        {isGroup ? (
          <span className="dm-field-name" dir="ltr" id={`${id}-name`}>
            {name}
          </span>
        ) : (
          <label className="dm-field-name" dir="ltr" htmlFor={id}>
            {name}
          </label>
        )}
        {field.isInert && <span className="dm-field-tag">no effect yet</span>}
        <p className="dm-field-help" id={`${id}-help`}>
          {field.help}
        </p>
      </div>
      {children}
    </div>
  )
}
