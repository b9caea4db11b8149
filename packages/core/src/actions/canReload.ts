import type { PorticoContext } from '../context.js'

/** Whether code that does not come may be gone for good. Offline it is not, and a reload would lose the page and what was typed. */
export function canReload(ctx: PorticoContext): boolean {
  return ctx.env.isOnline()
}
