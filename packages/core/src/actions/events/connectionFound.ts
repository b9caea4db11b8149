import type { Namespace } from '@portico/wire'
import type { PorticoContext } from '../../context.js'
import { requestSignIn } from '../requestSignIn.js'
import { syncAccount } from '../syncAccount.js'

/** A connection is there that the visitor was not asked for: an earlier visit made it, or the host. */
export async function connectionFound(ctx: PorticoContext, namespace: Namespace): Promise<void> {
  await Promise.all([requestSignIn(ctx, namespace, 'found'), syncAccount(ctx, namespace)])
}
