import type { Body, callRpc } from '@portico/wire/http'
import type { ServerError } from '../errors/ServerError.js'
import { retryHeader } from './errorResponse.js'
import { dataHeaders } from './headers.js'

const limitExceeded = -32_005

/** Too much for a node, in the words of JSON-RPC: one answer per request, so that a batch finds its own. */
export function rpcRefusal(
  error: ServerError,
  body: Body<typeof callRpc>,
  headers: Readonly<Record<string, string>>,
): Response {
  const refuse = (id: unknown): object => ({
    jsonrpc: '2.0',
    id: id ?? null,
    error: { code: limitExceeded, message: error.description },
  })
  const answer = Array.isArray(body) ? body.map(({ id }) => refuse(id)) : refuse(body.id)
  return new Response(JSON.stringify(answer), {
    status: error.status,
    headers: { ...dataHeaders, 'Content-Type': 'application/json', ...retryHeader(error), ...headers },
  })
}
