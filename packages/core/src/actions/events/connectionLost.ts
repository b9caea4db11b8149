import type { Connection } from '../../adapters/adapter.js'
import { connectionsIn } from '../../connections/connectionsIn.js'
import type { PorticoContext } from '../../context.js'
import { activeNamespace, connectionOf, connectionsOf, isModalShown } from '../../state/selectors.js'
import { close } from '../close.js'
import { report } from '../report.js'

/** The wallet ended the connection, and with it all of its session: nothing of it is shown or found again (STATE-14). */
export function connectionLost(ctx: PorticoContext, { id, session }: Connection): void {
  const { store } = ctx
  const before = store.get()
  const all = connectionsOf(before)
  const lost = all.filter((each) => each.id === id || (session !== undefined && each.session === session))
  const touched = [...new Set(lost.map(({ namespace }) => namespace))]
  const left = touched.filter((namespace) => connectionsOf(before, namespace).every((each) => lost.includes(each)))
  for (const clear of left.length ? ctx.sessionCleaners : []) report(ctx, clear(left))
  connectionsIn(ctx).lost(lost)
  const inUse = activeNamespace(before)
  const isGone = inUse !== undefined && touched.includes(inUse) && !connectionOf(store.get(), inUse)
  if (isGone && isModalShown(before) && !before.attempt) close(ctx, { force: true })
}
