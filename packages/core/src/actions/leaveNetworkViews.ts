import type { PorticoContext } from '../context.js'
import { currentView } from '../state/selectors.js'
import { type ViewEntry, viewFacts } from '../views.js'
import { close } from './close.js'
import { goBackToIndex } from './navigate.js'

/** The network was chosen: back to where the visitor was before, or out when they came for just that. */
export function leaveNetworkViews(ctx: PorticoContext): void {
  const state = ctx.store.get()
  const isOfFlow = ({ name }: ViewEntry): boolean => viewFacts(name).flow === 'network'
  if (!isOfFlow(currentView(state))) return
  const first = state.router.stack.findIndex(isOfFlow)
  if (first > 0) goBackToIndex(ctx, first - 1)
  else close(ctx, { force: true })
}
