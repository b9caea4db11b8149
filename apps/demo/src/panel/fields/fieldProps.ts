import type { JsonOptions } from '../../options/jsonOptions.js'
import type { Field } from '../field.js'

/** What every control of the panel gets. `value` is what the options hold, unchecked. */
export type FieldProps<Kind extends Field['kind']> = {
  field: Extract<Field, { kind: Kind }>
  value: unknown
  options: JsonOptions
  onChange: (value: unknown) => void
  isRefused: boolean
}
