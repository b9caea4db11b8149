import type { RpcCall } from './postCalls.js'

export type RpcReply = { readonly result: unknown; readonly error?: undefined } | { readonly error: object }
export type RpcReplies = {
  readonly replies: ReadonlyMap<number, RpcReply>
  /** Nothing but errors about the request as a whole. */
  readonly isRefused: boolean
}

/** Parse error, invalid request: what nodes say of a list where they expect one call. */
const unreadable: readonly unknown[] = /* @__PURE__ */ Object.freeze([-32700, -32600])

/** The replies to our calls by id. Other ids, other shapes, pages of HTML: nothing. */
export function readReplies(text: string, calls: readonly RpcCall[]): RpcReplies {
  const replies = new Map<number, RpcReply>()
  const wanted = new Set(calls.map((call) => call.id))
  const answer = parse(text)
  let refusals = 0
  for (const reply of answer) {
    if (typeof reply !== 'object' || reply === null) continue
    const { id, result, error } = reply as { id?: unknown; result?: unknown; error?: unknown } // an object; types unknown
    const isError = typeof error === 'object' && error !== null
    const isOurs = typeof id === 'number' && wanted.delete(id)
    if (isError && (!isOurs || ('code' in error && unreadable.includes(error.code)))) refusals += 1
    if (!isOurs) continue
    if (isError) replies.set(id, { error })
    else if ('result' in reply) replies.set(id, { result })
  }
  return { replies, isRefused: refusals > 0 && refusals === answer.length }
}

function parse(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : [value]
  } catch {
    return [] // not JSON at all
  }
}
