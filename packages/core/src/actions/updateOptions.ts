import { checkBoolean, checkUrl, refuse } from '../config/check.js'
import { defaultFlags } from '../config/defaults.js'
import type { Features } from '../config/options.js'
import { resolveFeatures } from '../config/resolveFeatures.js'
import type { BooleanOption } from '../config/resolveOptions.js'
import type { PorticoContext } from '../context.js'
import { isRecord } from '../utils/isRecord.js'

export type UpdateOptionsParameters = { [Key in BooleanOption]?: boolean | undefined } & {
  termsConditionsUrl?: string | undefined
  privacyPolicyUrl?: string | undefined
}

/** Changes features at run time; what is left out keeps its value. */
export function updateFeatures(ctx: PorticoContext, features: Features): void {
  ctx.store.update((state) => ({
    ...state,
    options: { ...state.options, features: resolveFeatures(state.options.features, features) },
  }))
}

/** Changes flags and legal URLs at run time; an undefined flag keeps its value, an undefined URL takes the link away. */
export function updateOptions(ctx: PorticoContext, options: UpdateOptionsParameters): void {
  if (!isRecord(options)) refuse('options', 'must be an object', 'Pass { debug: false }.')
  for (const [name, value] of Object.entries(options)) {
    const isUrl = name === 'termsConditionsUrl' || name === 'privacyPolicyUrl'
    if (!isUrl && !Object.hasOwn(defaultFlags, name))
      refuse(name, 'cannot change after the kit was created', 'Create the kit again with the new value.')
    if (value !== undefined) (isUrl ? checkUrl : checkBoolean)(name, value)
  }
  const given = Object.entries(options).filter(
    ([name, value]) => value !== undefined || !Object.hasOwn(defaultFlags, name),
  )
  ctx.store.update((state) => ({ ...state, options: { ...state.options, ...Object.fromEntries(given) } }))
}
