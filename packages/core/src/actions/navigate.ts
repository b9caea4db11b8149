import { limits } from '../config/limits.js'
import type { PorticoContext } from '../context.js'
import { dropLeftFlows } from '../router/dropLeftFlows.js'
import { cutStack, popView, pushView, replaceView, type Stack } from '../router/stack.js'
import { currentView } from '../state/selectors.js'
import { track } from '../telemetry/track.js'
import { type ViewEntry, viewFacts } from '../views.js'
import { close } from './close.js'
import { leaveView } from './leaveView.js'

export function push(ctx: PorticoContext, view: ViewEntry): void {
  const { click } = viewFacts(view.name)
  if (click && currentView(ctx.store.get()).name !== view.name) track(ctx, { event: click })
  setStack(ctx, (stack) => pushView(stack, view))
}

export function replace(ctx: PorticoContext, view: ViewEntry): void {
  setStack(ctx, (stack) => replaceView(stack, view))
}

export function reset(ctx: PorticoContext, view: ViewEntry): void {
  setStack(ctx, () => [view])
}

export function goBackToIndex(ctx: PorticoContext, index: number): void {
  setStack(ctx, (stack) => cutStack(stack, index))
}

/** Pops the view, or closes the modal at the first one; what the left view wants done runs 100 ms later (ROUTE-08). */
export function goBack(ctx: PorticoContext): void {
  const left = currentView(ctx.store.get()).name
  const stack = popView(ctx.store.get().router.stack)
  if (stack) setStack(ctx, () => stack)
  else close(ctx, { force: true })
  // A visitor who is on such a view again has begun something new, which is not to be undone.
  const isBack = (): boolean => stack !== null && currentView(ctx.store.get()).name === left
  ctx.after(limits.goBackEffect, () => void (isBack() || leaveView(ctx, left)))
}

function setStack(ctx: PorticoContext, recipe: (stack: Stack) => Stack): void {
  ctx.store.update((state) => {
    const stack = recipe(state.router.stack)
    const transactions = dropLeftFlows(state.router, stack)
    return stack === state.router.stack ? state : { ...state, router: { stack, transactions } }
  })
}
