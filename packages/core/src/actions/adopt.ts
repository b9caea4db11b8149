import type { AdoptParameters } from '../adapters/adapter.js'
import { adapterFor } from '../adapters/registry.js'
import type { PorticoContext } from '../context.js'
import { setConnection } from '../state/slices/connections.js'
import { forgetConnection } from '../storage/connections.js'
import { askSignIn } from './askSignIn.js'
import { syncAccount } from './syncAccount.js'

/**
 * Takes over a connection that the host made by itself, with its provider. True when the kit has it now. It is not stored:
 * whoever made it finds it again.
 */
export async function adopt(ctx: PorticoContext, parameters: AdoptParameters): Promise<boolean> {
  const namespace = parameters.connector.chain
  const connection = await adapterFor(ctx, namespace).adopt?.(parameters)
  if (!connection || ctx.isOver()) return false
  ctx.store.update((state) => setConnection(state, connection))
  forgetConnection(ctx.storage, namespace)
  await Promise.all([askSignIn(ctx, namespace, 'found'), syncAccount(ctx, namespace)])
  return true
}
