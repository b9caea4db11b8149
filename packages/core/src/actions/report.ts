import type { PorticoContext } from '../context.js'

/** For work nobody awaits: its failure goes to the console instead of becoming an unhandled rejection. */
export function report(ctx: PorticoContext, work: Promise<unknown>): void {
  work.catch((error) => ctx.env.log('error', 'Portico:', error))
}
