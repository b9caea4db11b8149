import type { RpcReply } from '../deps.js'
import { ServerError } from '../errors/ServerError.js'

/** The node could not do its work: too much asked of it, no such method, no such data. Everything else is a call that reverted. */
const faults = /* @__PURE__ */ Object.freeze([-32_700, -32_600, -32_601, -32_602, -32_001, -32_002, -32_004, -32_005])

/** What a call gave; undefined when it reverted. */
export function readCallReply(reply: RpcReply | undefined): string | undefined {
  if (reply && 'result' in reply) return typeof reply.result === 'string' ? reply.result : undefined
  if (!reply || faults.includes(reply.error.code))
    throw new ServerError('upstream/failed', { detail: `The node answered with an error (${reply?.error.code}).` })
  return undefined
}
