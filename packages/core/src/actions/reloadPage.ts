import type { PorticoContext } from '../context.js'

/** Loads the page anew: a site that was deployed again no longer serves the code that this page was built with. */
export function reloadPage(ctx: PorticoContext): void {
  ctx.env.reload()
}
