import type { PorticoContext } from '../context.js'
import { type Leave, type ViewName, viewFacts } from '../views.js'
import { abandonSwitch } from './abandonSwitch.js'
import { leaveAttempt } from './leaveAttempt.js'

const effects: Readonly<Record<Leave, (ctx: PorticoContext) => void>> = /* @__PURE__ */ Object.freeze({
  attempt: leaveAttempt,
  // A feature that was never fetched has begun nothing.
  pairing: (ctx: PorticoContext) => ctx.feature('pairing')?.peek()?.left(),
  switch: abandonSwitch,
})

/** Gives up what was begun on a view that the visitor went back from. */
export function leaveView(ctx: PorticoContext, name: ViewName): void {
  const { leave } = viewFacts(name)
  if (leave) effects[leave](ctx)
}
