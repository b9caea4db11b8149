import type { Namespace } from '@portico/wire'
import type { PorticoContext } from '../context.js'
import { activeNamespace, isUnsupportedNetwork } from '../state/selectors.js'
import { pendingMark } from '../storage/pendingMark.js'
import { balanceTarget } from './balanceTarget.js'
import { open } from './open.js'
import { refreshBalance } from './refreshBalance.js'
import { report } from './report.js'
import { requestSignIn } from './requestSignIn.js'

/** Brings what depends on address and chain up to date: the unsupported-chain screen, the balance, the name, the sign-in. */
export async function syncAccount(ctx: PorticoContext, namespace: Namespace): Promise<void> {
  const state = ctx.store.get()
  if (activeNamespace(state) === namespace && isUnsupportedNetwork(state)) {
    await open(ctx, { view: 'UnsupportedChain' }) // MODAL-10
    return
  }
  // What an earlier visit sent is followed to its end.
  if (ctx.storage.get(pendingMark)) report(ctx, Promise.resolve(ctx.feature('send')?.load()))
  await Promise.all([
    refreshBalance(ctx, { namespace }),
    refreshIdentity(ctx, namespace),
    requestSignIn(ctx, namespace, 'changed'),
  ])
}

async function refreshIdentity(ctx: PorticoContext, namespace: Namespace): Promise<void> {
  if (!balanceTarget(ctx, namespace) || !ctx.store.get().options.endpoints.api) return
  // Without the part that reads names the address says who it is.
  const part = await ctx
    .feature('account')
    ?.load()
    .catch(() => undefined)
  await part?.syncIdentity(namespace)
}
