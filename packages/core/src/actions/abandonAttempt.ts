import type { PorticoContext } from '../context.js'

/** Drops the attempt to connect that is under way: its late answer will change nothing. */
export function abandonAttempt(ctx: PorticoContext): void {
  ctx.store.update((state) => (state.attempt ? { ...state, attempt: undefined } : state))
}
