import type { State } from '@portico/core/page'
import { hasTerms } from './hasTerms.js'

/** A box must be ticked first: only where there is something to agree to. */
export function hasLegalGate(state: State): boolean {
  return state.options.features.legalCheckbox && hasTerms(state)
}
