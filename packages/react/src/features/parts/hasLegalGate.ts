import type { State } from '@portico/core/page'

/** A box must be ticked first: only where there is something to agree to. */
export function hasLegalGate({ options }: State): boolean {
  return options.features.legalCheckbox && Boolean(options.termsConditionsUrl || options.privacyPolicyUrl)
}
