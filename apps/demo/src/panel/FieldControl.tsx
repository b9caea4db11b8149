import type { JsonOptions } from '../options/jsonOptions.js'
import type { Field } from './field.js'
import { AdaptersField } from './fields/AdaptersField.js'
import { ChoiceField } from './fields/ChoiceField.js'
import { ColourField } from './fields/ColourField.js'
import { DefaultNetworkField } from './fields/DefaultNetworkField.js'
import { FlagField } from './fields/FlagField.js'
import { JsonField } from './fields/JsonField.js'
import { ListField } from './fields/ListField.js'
import { NetworksField } from './fields/NetworksField.js'
import { NumberField } from './fields/NumberField.js'
import { OrderField } from './fields/OrderField.js'
import { TextField } from './fields/TextField.js'

export type FieldControlProps = {
  field: Field
  value: unknown
  options: JsonOptions
  onChange: (value: unknown) => void
  isRefused: boolean
}

/** The control for a kind of option. */
export function FieldControl({ field, ...rest }: FieldControlProps) {
  switch (field.kind) {
    case 'flag':
      return <FlagField field={field} {...rest} />
    case 'text':
      return <TextField field={field} {...rest} />
    case 'number':
      return <NumberField field={field} {...rest} />
    case 'colour':
      return <ColourField field={field} {...rest} />
    case 'choice':
      return <ChoiceField field={field} {...rest} />
    case 'order':
      return <OrderField field={field} {...rest} />
    case 'list':
      return <ListField field={field} {...rest} />
    case 'json':
      return <JsonField field={field} {...rest} />
    case 'networks':
      return <NetworksField field={field} {...rest} />
    case 'defaultNetwork':
      return <DefaultNetworkField field={field} {...rest} />
    case 'adapters':
      return <AdaptersField field={field} {...rest} />
    default:
      return field satisfies never
  }
}
