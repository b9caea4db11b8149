import type { PorticoContext } from '../context.js'
import { currentView, isModalShown } from '../state/selectors.js'
import type { ViewEntry } from '../views.js'
import { openingView } from './open.js'

/** Turns the closed modal to the view it will open on, so that it can be rendered before the click. */
export function preselectView(ctx: PorticoContext): void {
  ctx.store.update((state) => {
    const name = openingView(ctx, state, ctx.env.platform())
    if (isModalShown(state) || currentView(state).name === name) return state
    const entry = { name, data: undefined } as ViewEntry // opening chooses among views without data
    return { ...state, router: { ...state.router, stack: [entry] } }
  })
}
