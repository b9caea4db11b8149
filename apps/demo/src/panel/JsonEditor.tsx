import { useId, useState } from 'react'
import { isRecord, type JsonOptions } from '../options/jsonOptions.js'
import { Button } from '../parts/Button.js'
import { JsonInput } from '../parts/JsonInput.js'
import './JsonEditor.css'

export type JsonEditorProps = { options: JsonOptions; onChange: (options: JsonOptions) => void }

/** All options as one text: for what has no control, such as a network of the site's own. */
export function JsonEditor({ options, onChange }: JsonEditorProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | undefined>()
  const [error, setError] = useState<string | undefined>()

  function apply(): void {
    try {
      const value: unknown = JSON.parse(draft ?? '')
      if (!isRecord(value)) throw new TypeError('options are an object')
      onChange(value)
      setDraft(undefined)
      setError(undefined)
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause))
    }
  }

  return (
    <div className="dm-json-editor">
      <label className="dm-json-editor-label" htmlFor={id}>
        All options as JSON
      </label>
      <JsonInput
        id={id}
        rows={8}
        value={draft ?? JSON.stringify(options, null, 2)}
        error={error}
        onChange={(text) => {
          setDraft(text)
          setError(undefined)
        }}
      />
      <div className="dm-json-editor-buttons">
        <Button onClick={apply} isDisabled={draft === undefined}>
          Apply JSON
        </Button>
        {draft !== undefined && (
          <Button
            variant="quiet"
            onClick={() => {
              setDraft(undefined)
              setError(undefined)
            }}
          >
            Discard
          </Button>
        )}
      </div>
    </div>
  )
}
