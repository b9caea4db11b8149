import type { AdoptParameters } from '../adapters/adapter.js'
import { adapterFor } from '../adapters/registry.js'
import { connectionsIn } from '../connections/connectionsIn.js'
import { adoptedSourceId } from '../connections/sources/adoptedSource.js'
import type { PorticoContext } from '../context.js'
import { isPorticoError } from '../errors/PorticoError.js'
import { connectionFound } from './events/connectionFound.js'

/**
 * Takes over a connection that the host made by itself, with its provider. True when the kit has it now. It is not stored:
 * whoever made it finds it again.
 */
export async function adopt(ctx: PorticoContext, parameters: AdoptParameters): Promise<boolean> {
  const { id, chain } = parameters.connector
  adapterFor(ctx, chain)
  try {
    await connectionsIn(ctx).connect({
      sourceId: adoptedSourceId,
      connectorId: id,
      namespaces: [chain],
      request: parameters,
      mode: 'silent',
      isRetry: true,
    })
  } catch (error) {
    if (isPorticoError(error, 'connect/no-accounts') || isPorticoError(error, 'connect/abandoned')) return false
    throw error
  }
  await connectionFound(ctx, chain)
  return true
}
