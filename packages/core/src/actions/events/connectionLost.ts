import type { Namespace } from '@portico/wire'
import type { PorticoContext } from '../../context.js'
import { activeNamespace } from '../../state/selectors.js'
import { resetAccount } from '../../state/slices/accounts.js'
import { forgetConnection } from '../../storage/connections.js'
import { close } from '../close.js'
import { report } from '../report.js'

/** The wallet ended the connection: nothing of it is shown or found again (STATE-14). */
export function connectionLost(
  ctx: PorticoContext,
  namespace: Namespace,
  { connectorId }: { connectorId: string },
): void {
  const state = ctx.store.get()
  if (state.connections[namespace]?.connectorId !== connectorId) return
  for (const clear of ctx.sessionCleaners) report(ctx, clear(namespace))
  forgetConnection(ctx.storage, namespace)
  const isActive = activeNamespace(state) === namespace
  ctx.store.update((before) => resetAccount(before, namespace))
  if (isActive && state.modal.open && !state.attempt) close(ctx, { force: true })
}
