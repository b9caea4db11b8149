import type { Env } from '../env.js'
import { type PostFailure, type PostOutcome, postCalls, type RpcCall } from './postCalls.js'
import type { RpcReply } from './readReplies.js'
import type { RpcEndpoint } from './rpcEndpoint.js'
import { rpcLimits } from './rpcLimits.js'

export type CreateEndpointClientParameters = {
  readonly env: Env
  readonly endpoint: RpcEndpoint
  readonly signal: AbortSignal
}

/** Sends calls to one endpoint, as a batch until it refuses one: some nodes take single calls only. */
export function createEndpointClient({
  env,
  endpoint,
  signal,
}: CreateEndpointClientParameters): (calls: readonly RpcCall[], timeout: number) => Promise<PostOutcome> {
  let takesBatches = true

  return async (calls, timeout) => {
    const post = (some: readonly RpcCall[]): Promise<PostOutcome> =>
      postCalls({ env, endpoint, calls: some, timeout, signal })
    if (calls.length === 1 || !takesBatches) return postSingly(calls, post)
    const batch = await post(calls)
    if (!batch.isBatchRefused) return batch
    // One call first: an endpoint that fails this one too is at fault otherwise, and may take batches tomorrow.
    const first = await post(calls.slice(0, 1))
    if (!first.replies?.size) return batch
    takesBatches = false
    const rest = await postSingly(calls.slice(1), post)
    return { failure: rest.failure, replies: new Map([...first.replies, ...(rest.replies ?? [])]) }
  }
}

/** A few at a time. Once the endpoint is busy, silent or out of reach the rest stays open, as that of a batch would. */
async function postSingly(
  calls: readonly RpcCall[],
  post: (calls: readonly RpcCall[]) => Promise<PostOutcome>,
): Promise<PostOutcome> {
  const replies = new Map<number, RpcReply>()
  const queue = [...calls]
  let failure: PostFailure | undefined
  const isOut = (): boolean => failure !== undefined && failure.kind !== 'answer'
  async function work(): Promise<void> {
    while (!isOut()) {
      const call = queue.shift()
      if (!call) return
      const outcome = await post([call])
      for (const [id, reply] of outcome.replies ?? []) replies.set(id, reply)
      if (outcome.failure && !isOut()) failure = outcome.failure
    }
  }
  await Promise.all(Array.from({ length: Math.min(calls.length, rpcLimits.singleCalls) }, work))
  return { replies, failure }
}
