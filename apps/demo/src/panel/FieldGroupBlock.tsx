import { getAt } from '../options/getAt.js'
import { isSame } from '../options/isSame.js'
import type { JsonOptions } from '../options/jsonOptions.js'
import { setAt } from '../options/setAt.js'
import type { Problem } from '../playground/problem.js'
import { FieldControl } from './FieldControl.js'
import { type Field, fieldName } from './field.js'
import './FieldGroupBlock.css'

export type FieldGroupBlockProps = {
  title: string
  fields: readonly Field[]
  options: JsonOptions
  defaults: JsonOptions
  problem: Problem | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChange: (options: JsonOptions) => void
}

function isRefused({ path }: Field, problem: Problem | undefined): boolean {
  const option = problem?.option
  if (problem === undefined || option === undefined) return false
  if (option === 'themeVariables') return problem.message.includes(`\`${path[1]}\``) // named in the sentence only
  const name = path.join('.')
  return option === name || option.startsWith(`${name}[`) || option.startsWith(`${name}.`)
}

/** Options that belong together, folded until somebody wants them. */
export function FieldGroupBlock(props: FieldGroupBlockProps) {
  const { title, fields, options, defaults, problem, isOpen, onOpenChange, onChange } = props
  const changed = fields.filter((field) => !isSame(getAt(options, field.path), getAt(defaults, field.path))).length
  return (
    <details
      className="dm-field-group"
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open !== isOpen) onOpenChange(event.currentTarget.open)
      }}
    >
      <summary className="dm-field-group-title">
        <h3 className="dm-field-group-name">{title}</h3>
        {changed > 0 && <span className="dm-field-group-count dm-bidi">{changed} changed</span>}
      </summary>
      <div className="dm-field-group-fields">
        {isOpen &&
          fields.map((field) => (
            <FieldControl
              key={fieldName(field)}
              field={field}
              value={getAt(options, field.path)}
              options={options}
              isRefused={isRefused(field, problem)}
              onChange={(value) => onChange(setAt(options, field.path, value))}
            />
          ))}
      </div>
    </details>
  )
}
