import { readRetryAfter } from '@portico/wire/headers'
import type { Env } from '../env.js'
import { type RpcReply, readReplies } from './readReplies.js'
import type { RpcEndpoint } from './rpcEndpoint.js'
import { rpcLimits } from './rpcLimits.js'

export type RpcCall = { readonly id: number; readonly method: string; readonly params: unknown }

/** Why an endpoint gave nothing usable. `reason` names the host but not the URL, which may hold a key. */
export type PostFailure = {
  readonly kind: 'status' | 'network' | 'timeout' | 'answer'
  readonly reason: string
  readonly status?: number | undefined
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}
export type PostOutcome = {
  readonly replies?: ReadonlyMap<number, RpcReply> | undefined
  /** Why calls without a reply have none. */
  readonly failure?: PostFailure | undefined
  /** The calls may be fine; several at once were not. */
  readonly isBatchRefused?: boolean | undefined
}

export type PostCallsParameters = {
  readonly env: Env
  readonly endpoint: RpcEndpoint
  readonly calls: readonly RpcCall[]
  readonly timeout: number
  readonly signal: AbortSignal
}

/** One HTTP request with one call or a batch. Never rejects: what went wrong is a value. */
export async function postCalls({ env, endpoint, calls, timeout, signal }: PostCallsParameters): Promise<PostOutcome> {
  const host = hostOf(endpoint.url)
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  let isLate = false
  const timer = env.setTimeout(() => {
    isLate = true
    abort()
  }, timeout)
  signal.addEventListener('abort', abort)
  try {
    const response = await Promise.race([send(env, endpoint, calls, controller.signal), aborted])
    const { status, ok } = response
    if (rpcLimits.retriedStatuses.includes(status)) {
      const retryAfter = readRetryAfter(response.headers.get('retry-after'), env.now())
      const failure: PostFailure = { kind: 'status', reason: `${host} answered HTTP ${status}`, status, retryAfter }
      return { failure, isBatchRefused: calls.length > 1 && status === 413 }
    }
    // Some nodes say with HTTP 400 what the others say with 200: the answer is in the body.
    const { replies, isRefused } = readReplies(await Promise.race([response.text(), aborted]), calls)
    const reason = ok ? `${host} gave no JSON-RPC answer` : `${host} answered HTTP ${status}`
    const isBatchRefused = calls.length > 1 && (isRefused || (status === 400 && !replies.size))
    return replies.size ? { replies, isBatchRefused } : { failure: { kind: 'answer', reason }, isBatchRefused }
  } catch (cause) {
    return isLate
      ? { failure: { kind: 'timeout', reason: `${host} did not answer within ${timeout} ms`, cause } }
      : { failure: { kind: 'network', reason: `${host} could not be reached`, cause } }
  } finally {
    env.clearTimeout(timer)
    signal.removeEventListener('abort', abort)
    abort() // lets go of a body that nobody reads
  }
}

/** A single call goes without an array: some nodes take no batches. Async, so that a `fetch` that throws at once is a rejection too. */
async function send(
  env: Env,
  endpoint: RpcEndpoint,
  calls: readonly RpcCall[],
  signal: AbortSignal,
): Promise<Response> {
  const bodies = calls.map((call) => ({ jsonrpc: '2.0', ...call }))
  return env.fetch(endpoint.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...endpoint.headers },
    body: JSON.stringify(bodies.length === 1 ? bodies[0] : bodies),
    signal,
  })
}

function hostOf(url: string): string {
  try {
    return new URL(url).host
  } catch {
    return 'the endpoint' // a relative URL of the page itself
  }
}
