import type { ResolvedOptions } from './resolveOptions.js'

/** Whether a box must be ticked before anything can be connected. */
export function needsLegal({ features, termsConditionsUrl, privacyPolicyUrl }: ResolvedOptions): boolean {
  return features.legalCheckbox && Boolean(termsConditionsUrl || privacyPolicyUrl)
}
