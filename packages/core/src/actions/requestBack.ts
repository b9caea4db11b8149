import type { PorticoContext } from '../context.js'
import { mustStay } from '../router/mustStay.js'
import { currentView } from '../state/selectors.js'
import { viewFacts } from '../views.js'
import { close } from './close.js'
import { goBack } from './navigate.js'

/** The system's Back: one view back, out of the first one; refused with a shake where the view must be answered. */
export function requestBack(ctx: PorticoContext): void {
  const state = ctx.store.get()
  const hasBack = state.router.stack.length > 1 && viewFacts(currentView(state).name).back !== 'hidden'
  if (hasBack && !mustStay(state)) goBack(ctx)
  else close(ctx)
}
