import * as v from 'valibot'
import type { RpcReply, RpcRequest } from '../../deps.js'
import type { ServerEnv } from '../../env.js'
import { ServerError } from '../../errors/ServerError.js'
import { rpcLimits } from './limits.js'
import { readText } from './readText.js'
import { withTimeout } from './withTimeout.js'

export type Rpc = {
  /** One HTTP request, whatever their number. An error of the node is an answer; rejects when no node answers. */
  send(requests: readonly RpcRequest[], options?: { bytes?: number | undefined }): Promise<readonly RpcReply[]>
}
export type RpcParameters = { env: ServerEnv; urls: readonly string[] }

const nodeError = /* @__PURE__ */ v.object({
  code: v.number(),
  message: v.string(),
  data: v.optional(v.unknown()),
})
const nodeAnswer = /* @__PURE__ */ v.union([
  v.object({ id: v.unknown(), error: nodeError }),
  v.object({ id: v.unknown(), result: v.unknown() }),
])

/** JSON-RPC to a list of nodes, best first. A node that failed is tried last for a while. */
export function createRpc({ env, urls }: RpcParameters): Rpc {
  const pausedUntil = new Map<string, number>()

  async function post(url: string, requests: readonly RpcRequest[], bytes: number): Promise<readonly RpcReply[]> {
    const calls = requests.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params: params ?? [] }))
    const text = await withTimeout(env, rpcLimits.timeoutMs, async (signal) => {
      const response = await env.fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(calls.length === 1 ? calls[0] : calls),
        redirect: 'error',
        signal,
      })
      return readText(response, bytes)
    })
    return repliesOf(parseJson(text), requests.length)
  }

  return {
    async send(requests, { bytes = rpcLimits.answerBytes } = {}) {
      if (!requests.length) return []
      const now = env.now()
      const isResting = (url: string) => (pausedUntil.get(url) ?? 0) > now
      let cause: unknown
      for (const url of [...urls.filter((url) => !isResting(url)), ...urls.filter(isResting)]) {
        try {
          const replies = await post(url, requests, bytes)
          pausedUntil.delete(url)
          return replies
        } catch (error) {
          pausedUntil.set(url, env.now() + rpcLimits.restMs)
          cause = error
        }
      }
      throw new ServerError('upstream/failed', { cause, detail: 'No node answered.' })
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ServerError('upstream/failed', { cause, detail: 'The node did not answer in JSON.' })
  }
}

/** In the order of the requests; each must have its answer. A batch refused as a whole is a failure of the node. */
function repliesOf(answer: unknown, count: number): readonly RpcReply[] {
  const answers = Array.isArray(answer) ? answer : count === 1 ? [answer] : []
  const replies = new Map<unknown, RpcReply>()
  for (const entry of answers) {
    const { success, output } = v.safeParse(nodeAnswer, entry)
    if (success) replies.set(output.id, 'error' in output ? { error: output.error } : { result: output.result })
  }
  return Array.from({ length: count }, (_, id) => {
    const reply = replies.get(id)
    if (!reply) throw new ServerError('upstream/failed', { detail: 'The node left a request without an answer.' })
    return reply
  })
}
