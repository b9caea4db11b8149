import { limits } from '../config/limits.js'
import type { PorticoContext } from '../context.js'
import { cutStack, popView, pushView, replaceView, type Stack } from '../router/stack.js'
import type { ViewEntry, ViewName } from '../router/views.js'
import { currentView } from '../state/selectors.js'
import type { ClickEvent } from '../telemetry/events.js'
import { track } from '../telemetry/track.js'
import { close } from './close.js'

/** Views that a visitor asks for by a click worth telling. */
const clicks: Partial<Record<ViewName, ClickEvent>> = /* @__PURE__ */ Object.freeze({
  AllWallets: 'CLICK_ALL_WALLETS',
  GetWallet: 'CLICK_GET_WALLET',
  Networks: 'CLICK_NETWORKS',
  WhatIsANetwork: 'CLICK_NETWORK_HELP',
  WhatIsAWallet: 'CLICK_WALLET_HELP',
})

export function push(ctx: PorticoContext, view: ViewEntry): void {
  const event = currentView(ctx.store.get()).name === view.name ? undefined : clicks[view.name]
  if (event) track(ctx, { event })
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
  const effect = ctx.leaveEffects.get(left)
  // A visitor who is on such a view again has begun something new, which is not to be undone.
  const isBack = (): boolean => stack !== null && currentView(ctx.store.get()).name === left
  if (effect) ctx.after(limits.goBackEffect, () => void (isBack() || effect(ctx)))
}

function setStack(ctx: PorticoContext, recipe: (stack: Stack) => Stack): void {
  ctx.store.update((state) => {
    const stack = recipe(state.router.stack)
    return stack === state.router.stack ? state : { ...state, router: { ...state.router, stack } }
  })
}
