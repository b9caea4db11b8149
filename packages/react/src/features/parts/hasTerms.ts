import type { State } from '@portico/core/page'

/** Whether the site has something to agree to. */
export function hasTerms({ options }: State): boolean {
  return Boolean(options.termsConditionsUrl || options.privacyPolicyUrl)
}
