import type { Env } from '../src/env.js'

type Call = { readonly id: number; readonly method: string; readonly params: readonly unknown[] }
export type NodeRequest = { readonly url: string; readonly calls: readonly Call[]; readonly init: RequestInit }
export type NodeAnswer = (request: NodeRequest) => Response | Promise<Response>

/** A `fetch` that knows a few nodes by URL and keeps what they were asked. */
export function createNodes(nodes: Record<string, NodeAnswer>): { fetch: Env['fetch']; requests: NodeRequest[] } {
  const requests: NodeRequest[] = []
  return {
    requests,
    async fetch(url, init = {}) {
      const body = JSON.parse(String(init.body))
      const request = { url, init, calls: Array.isArray(body) ? body : [body] }
      requests.push(request)
      const node = nodes[url]
      if (!node) throw new TypeError('Failed to fetch')
      return node(request)
    },
  }
}

/** An honest node: every call gets `result`. */
export function answering(result: unknown): NodeAnswer {
  return ({ calls }) => {
    const replies = calls.map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      result: method === 'eth_chainId' ? '0x7a69' : result,
    }))
    return Response.json(replies.length === 1 ? replies[0] : replies)
  }
}

export function failing(status: number, headers: Record<string, string> = {}): NodeAnswer {
  return () => new Response('<html>busy</html>', { status, headers })
}
