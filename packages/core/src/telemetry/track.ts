import type { PorticoContext } from '../context.js'
import type { PorticoEventData } from './events.js'

/** Tells whoever listens (`subscribeEvents`, `usePorticoEvents`) what happened. Nothing leaves the page. */
export function track(ctx: PorticoContext, data: PorticoEventData): void {
  ctx.store.update((state) => ({ ...state, event: { timestamp: ctx.env.now(), data } }))
}
