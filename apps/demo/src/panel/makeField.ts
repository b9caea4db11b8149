import { featureFallbacks, flagFallbacks } from '../playground/fallbacks.js'
import type { Field } from './field.js'

/** A switch of its own. */
export const flag = (name: keyof typeof flagFallbacks, help: string, isInert = false): Field => ({
  kind: 'flag',
  path: [name],
  help,
  fallback: flagFallbacks[name],
  isInert,
})

type FeatureFlag = Exclude<keyof typeof featureFallbacks, 'socials' | 'connectorTypeOrder' | 'walletFeaturesOrder'>
/** A switch of `features`. */
export const feature = (name: FeatureFlag, help: string, isInert = false): Field => ({
  kind: 'flag',
  path: ['features', name],
  help,
  fallback: featureFallbacks[name],
  isInert,
})

/** The path of a theme variable. */
export const theme = (name: string): readonly string[] => ['themeVariables', `--portico-${name}`]
