import type { PorticoContext } from '../context.js'
import type { ViewName } from '../router/views.js'
import { currentView } from '../state/selectors.js'
import { close } from './close.js'
import { goBackToIndex } from './navigate.js'

const networkViews: readonly ViewName[] = /* @__PURE__ */ Object.freeze([
  'Networks',
  'SwitchNetwork',
  'UnsupportedChain',
])

/** The network was chosen: back to where the visitor was before, or out when they came for just that. */
export function leaveNetworkViews(ctx: PorticoContext): void {
  const state = ctx.store.get()
  if (!networkViews.includes(currentView(state).name)) return
  const first = state.router.stack.findIndex((view) => networkViews.includes(view.name))
  if (first > 0) goBackToIndex(ctx, first - 1)
  else close(ctx, { force: true })
}
