import { adapterFor } from '../adapters/registry.js'
import type { PorticoContext } from '../context.js'
import { fromRpc } from '../errors/fromRpc.js'
import { PorticoError } from '../errors/PorticoError.js'
import { walletError } from '../errors/walletError.js'
import { accountOf, connectionOf } from '../state/selectors.js'

export type SignMessageParameters = { message: string }

/** Has the connected wallet sign a text with the account that is shown. */
export async function signMessage(ctx: PorticoContext, { message }: SignMessageParameters): Promise<string> {
  const state = ctx.store.get()
  const connection = connectionOf(state)
  const { address } = accountOf(state)
  if (!connection || !address) throw walletError('account/not-connected')
  const sign = adapterFor(ctx, connection.namespace).capabilities.signMessage
  if (!sign) throw new PorticoError('capability/unsupported')
  try {
    return await sign({ connection, address, message })
  } catch (error) {
    throw fromRpc(error)
  }
}
