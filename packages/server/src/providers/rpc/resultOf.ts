import type { RpcReply } from '../../deps.js'
import { ServerError } from '../../errors/ServerError.js'

/** The result, or the node's error thrown. */
export function resultOf(reply: RpcReply | undefined): unknown {
  if (reply && 'result' in reply) return reply.result
  throw new ServerError('upstream/failed', { detail: `The node answered with an error (${reply?.error.code}).` })
}
