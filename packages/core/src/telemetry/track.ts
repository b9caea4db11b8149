import type { PorticoContext } from '../context.js'
import type { PorticoEvent, PorticoEventData } from './events.js'

/** Tells whoever listens (`subscribeEvents`, `usePorticoEvents`) what happened; and the operator, where analytics is on. */
export function track(ctx: PorticoContext, data: PorticoEventData): void {
  const event: PorticoEvent = { timestamp: ctx.env.now(), data }
  ctx.store.update((state) => ({ ...state, event }))
  ctx.outbox?.put(event)
}
