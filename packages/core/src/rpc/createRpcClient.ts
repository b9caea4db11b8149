import type { Env } from '../env.js'
import { fromRpc, hasRpcCode } from '../errors/fromRpc.js'
import { PorticoError } from '../errors/PorticoError.js'
import type { Network } from '../networks/network.js'
import { createEndpointClient } from './createEndpointClient.js'
import { createRanking } from './createRanking.js'
import type { PostFailure, PostOutcome, RpcCall } from './postCalls.js'
import { retryPause } from './retryPause.js'
import type { RpcClient, RpcProbe } from './rpcClient.js'
import type { RpcEndpoint } from './rpcEndpoint.js'
import { rpcLimits } from './rpcLimits.js'

export type CreateRpcClientParameters = {
  readonly env: Env
  readonly network: Network
  /** Best first. */
  readonly endpoints: readonly RpcEndpoint[]
  /** Without it endpoints are not ranked: they are used in the order given. */
  readonly probe?: RpcProbe | undefined
}

type Job = {
  readonly call: RpcCall
  resolve(result: unknown): void
  reject(error: PorticoError): void
  nodeError?: object
}

/** Errors another node may not have: unknown method, internal error, too many requests. */
const nodeTroubles = /* @__PURE__ */ Object.freeze([-32601, -32603, -32004, -32005])
const limitExceeded = /* @__PURE__ */ Object.freeze([-32005])

/** JSON-RPC over a network's endpoints: batched, best endpoint first, the next one when it fails, then again after a pause. */
export function createRpcClient({
  env,
  network,
  endpoints,
  probe,
}: CreateRpcClientParameters): RpcClient & { stop(): void } {
  const stopped = new AbortController()
  const { signal } = stopped
  const clients = endpoints.map((endpoint) => createEndpointClient({ env, endpoint, signal }))
  const ranking = createRanking({ env, count: endpoints.length, ping: probe && ((position) => ping(position, probe)) })
  let lastId = 0
  let queue: Job[] = []

  function createCall(method: string, params: unknown = []): RpcCall {
    lastId += 1
    return { id: lastId, method, params }
  }

  async function post(
    position: number,
    calls: readonly RpcCall[],
    timeout: number = rpcLimits.timeout,
  ): Promise<PostOutcome> {
    const post = clients[position]
    return post ? post(calls, timeout) : { failure: { kind: 'answer', reason: 'there is no such endpoint' } }
  }

  /** Also finds endpoints that serve another chain. */
  async function ping(position: number, { method, isRight }: RpcProbe): Promise<boolean> {
    const call = createCall(method)
    const reply = (await post(position, [call], rpcLimits.rankTimeout)).replies?.get(call.id)
    return reply !== undefined && !reply.error && isRight(reply.result, network)
  }

  function flush(): void {
    const jobs = queue
    queue = []
    ranking.touch()
    for (let from = 0; from < jobs.length; from += rpcLimits.batchSize) {
      void run(jobs.slice(from, from + rpcLimits.batchSize))
    }
  }

  async function run(jobs: readonly Job[]): Promise<void> {
    let open = jobs
    for (let attempt = 0; ; attempt++) {
      const failures: PostFailure[] = []
      for (const position of ranking.order()) {
        const outcome = await post(
          position,
          open.map((job) => job.call),
        )
        if (signal.aborted) return giveUp(open, failures)
        open = settle(open, outcome)
        if (!open.length) return
        failures.push(failureOf(open, outcome))
      }
      const pause = retryPause(failures, attempt)
      if (pause === undefined) return giveUp(open, failures)
      await wait(pause)
      if (signal.aborted) return giveUp(open, failures)
    }
  }

  function giveUp(open: readonly Job[], failures: readonly PostFailure[]): void {
    const details = failures.map((failure) => failure.reason).join('; ') || 'The network has no RPC URL.'
    const cause = failures.find((failure) => failure.cause)?.cause
    for (const job of open) {
      if (signal.aborted) job.reject(new PorticoError('kit/destroyed'))
      else if (job.nodeError) job.reject(fromRpc(job.nodeError))
      else job.reject(new PorticoError('rpc/unreachable', { network: network.name }, { cause, details }))
    }
  }

  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        env.clearTimeout(timer)
        signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = env.setTimeout(done, ms)
      signal.addEventListener('abort', done)
    })
  }

  return {
    request: (method, params) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(new PorticoError('kit/destroyed'))
        queue.push({ call: createCall(method, params), resolve, reject })
        if (queue.length === 1) queueMicrotask(flush)
      }),
    stop() {
      ranking.stop()
      stopped.abort()
    },
  }
}

/** Hands out the replies; returns the jobs that another endpoint may still answer. */
function settle(jobs: readonly Job[], { replies }: PostOutcome): readonly Job[] {
  return jobs.filter((job) => {
    const reply = replies?.get(job.call.id)
    if (!reply) return true
    if (!reply.error) job.resolve(reply.result)
    else if (hasRpcCode(reply.error, nodeTroubles)) job.nodeError = reply.error
    else job.reject(fromRpc(reply.error))
    return reply.error === job.nodeError && job.nodeError !== undefined
  })
}

function failureOf(open: readonly Job[], { failure }: PostOutcome): PostFailure {
  if (failure) return failure
  // A node may say "too many requests" with HTTP 200; the pause is the same as for 429.
  const isBusy = open.some((job) => job.nodeError && hasRpcCode(job.nodeError, limitExceeded))
  return {
    kind: isBusy ? 'status' : 'answer',
    reason: 'a node answered with an error',
    status: isBusy ? 429 : undefined,
  }
}
