import type { State } from '@portico/core/page'
import { currentView } from '@portico/core/views'
import { hasLegalGate } from '../features/parts/hasLegalGate.js'

/** Whether the current view may be rendered before the modal opens: not with a form field, which a browser would fill in. */
export function canPrerender(state: State): boolean {
  const { name } = currentView(state)
  return name === 'Account' || (name === 'Connect' && !hasLegalGate(state))
}
