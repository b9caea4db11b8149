import type { PorticoContext } from '../context.js'

/** Forgets a change of network that was asked for; the wallet's own events still tell where it is. */
export function abandonSwitch(ctx: PorticoContext): void {
  ctx.store.update((state) => (state.switching ? { ...state, switching: undefined } : state))
}
