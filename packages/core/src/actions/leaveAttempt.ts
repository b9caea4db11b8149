import type { PorticoContext } from '../context.js'

/** The screen that waits for a wallet is left. The question stays open: an approval that comes later still counts. */
export function leaveAttempt(ctx: PorticoContext): void {
  ctx.connections.current?.leave()
}
