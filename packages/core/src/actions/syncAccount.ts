import type { Namespace } from '@portico/wire'
import type { PorticoContext } from '../context.js'
import { activeNamespace, isUnsupportedNetwork } from '../state/selectors.js'
import { open } from './open.js'
import { refreshBalance } from './refreshBalance.js'

/** Brings what depends on address and chain up to date: the unsupported-chain screen, the balance. */
export async function syncAccount(ctx: PorticoContext, namespace: Namespace): Promise<void> {
  const state = ctx.store.get()
  if (activeNamespace(state) === namespace && isUnsupportedNetwork(state)) {
    await open(ctx, { view: 'UnsupportedChain' }) // MODAL-10
    return
  }
  await refreshBalance(ctx, { namespace })
}
