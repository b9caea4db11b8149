import type { PorticoContext } from '../context.js'

/** The visitor ticked, or cleared, the box with the terms (CFG-12). */
export function acceptLegal(ctx: PorticoContext, isLegalAccepted: boolean): void {
  ctx.store.update((state) => ({ ...state, isLegalAccepted }))
}
