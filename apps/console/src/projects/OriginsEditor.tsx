import { Button, IconButton } from '@portico/ui'
import { Close } from '@portico/ui/icons'
import { useEffect, useRef } from 'react'
import { ConsoleIcon } from '../icons/ConsoleIcon.js'
import { TextField } from '../parts/TextField.js'
import './OriginsEditor.css'

export type OriginsEditorProps = {
  origins: readonly string[]
  onChange: (origins: readonly string[]) => void
  /** What is wrong with an entry, by its place. */
  errors: ReadonlyMap<number, string>
}

/** One line per origin, each with what the server says about it. Pasting a list makes several. */
export function OriginsEditor({ origins, onChange, errors }: OriginsEditorProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  const focusNext = useRef(false)
  useEffect(() => {
    if (!focusNext.current) return
    focusNext.current = false
    const fields = list.current?.querySelectorAll('input')
    fields?.[origins.length - 1]?.focus()
  }, [origins.length])

  const set = (index: number, text: string): void => {
    const pieces = text.split(/[\s,]+/).filter(Boolean)
    const entries = pieces.length > 1 ? pieces : [text.trim()]
    onChange([...origins.slice(0, index), ...entries, ...origins.slice(index + 1)])
  }
  const add = (): void => {
    focusNext.current = true
    onChange([...origins, ''])
  }

  return (
    <fieldset className="cn-origins-editor" ref={list}>
      <legend className="cn-origins-editor-legend">Allowed origins</legend>
      {origins.length === 0 && (
        <p className="cn-quiet">No site is allowed yet. In dev mode pages on localhost are always allowed.</p>
      )}
      {origins.map((origin, index) => (
        // Entries have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div className="cn-origins-editor-row" key={index}>
          <TextField
            label={`Origin ${index + 1}`}
            isLabelHidden
            isCode
            type="url"
            value={origin}
            placeholder="https://shop.example.com"
            error={errors.get(index)}
            onChange={(text) => set(index, text)}
          />
          <IconButton
            label={`Remove origin ${index + 1}`}
            onClick={() => onChange(origins.filter((_, other) => other !== index))}
          >
            <Close size={16} />
          </IconButton>
        </div>
      ))}
      <Button variant="secondary" icon={<ConsoleIcon name="plus" size={18} />} onClick={add}>
        Add origin
      </Button>
      <p className="cn-origins-editor-hint">
        Scheme, host and port, such as <code>https://shop.example.com</code>. <code>*</code> stands for one whole label,
        as in <code>https://*.example.com</code>. Without a scheme https is meant.
      </p>
    </fieldset>
  )
}
