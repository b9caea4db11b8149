import { Panel } from '@portico/app-kit'
import { useState } from 'react'
import type { JsonOptions } from '../options/jsonOptions.js'
import { Button } from '../parts/Button.js'
import type { Problem } from '../playground/problem.js'
import { FieldGroupBlock } from './FieldGroupBlock.js'
import { type Field, fieldName } from './field.js'
import { fieldGroups } from './fieldGroups.js'
import { JsonEditor } from './JsonEditor.js'
import { presets } from './presets.js'
import './OptionsPanel.css'

export type OptionsPanelProps = {
  options: JsonOptions
  defaults: JsonOptions
  problem: Problem | undefined
  /** The page does not show these options, because they do not work. */
  isStale: boolean
  onChange: (options: JsonOptions) => void
}

function matches(field: Field, words: string): boolean {
  return `${fieldName(field)} ${field.help}`.toLowerCase().includes(words)
}

/** A control for every option, and what createPortico says about them. */
export function OptionsPanel({ options, defaults, problem, isStale, onChange }: OptionsPanelProps) {
  const [query, setQuery] = useState('')
  const [opened, setOpened] = useState<readonly string[]>(['Theme'])
  const words = query.trim().toLowerCase()
  const groups = fieldGroups
    .map(({ title, fields }) => ({
      title,
      fields: title.toLowerCase().includes(words) ? fields : fields.filter((field) => matches(field, words)),
    }))
    .filter(({ fields }) => fields.length > 0)

  return (
    <Panel
      title="Options"
      className="dm-options-panel"
      actions={
        <Button variant="quiet" onClick={() => onChange(defaults)}>
          Reset
        </Button>
      }
    >
      <div className="dm-options-panel-problem" role="alert">
        {problem && (
          <div className="dm-options-panel-message">
            <p>{problem.message}</p>
            {isStale && <p className="dm-options-panel-note">The page keeps the last options that worked.</p>}
          </div>
        )}
      </div>
      <div className="dm-options-panel-top">
        <input
          className="dm-input"
          type="search"
          aria-label="Find an option"
          placeholder="Find an option"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <fieldset className="dm-options-panel-presets">
          <legend className="dm-hidden">Presets</legend>
          {presets.map((preset) => (
            <button
              key={preset.name}
              type="button"
              className="dm-chip"
              onClick={() => onChange({ ...defaults, themeMode: options['themeMode'], ...preset.options })}
            >
              {preset.name}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="dm-options-panel-groups">
        {groups.map(({ title, fields }) => (
          <FieldGroupBlock
            key={title}
            title={title}
            fields={fields}
            options={options}
            defaults={defaults}
            problem={problem}
            isOpen={words !== '' || opened.includes(title)}
            onOpenChange={(isOpen) => {
              if (words === '') setOpened(isOpen ? [...opened, title] : opened.filter((other) => other !== title))
            }}
            onChange={onChange}
          />
        ))}
        {groups.length === 0 && <p className="dm-options-panel-none">No option is called that.</p>}
      </div>
      <JsonEditor options={options} onChange={onChange} />
    </Panel>
  )
}
