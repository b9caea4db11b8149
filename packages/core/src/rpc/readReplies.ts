import type { RpcCall } from './postCalls.js'

export type RpcReply = { readonly result: unknown; readonly error?: undefined } | { readonly error: object }

/** The replies to our calls by id. Other ids, other shapes, pages of HTML: nothing. */
export function readReplies(text: string, calls: readonly RpcCall[]): ReadonlyMap<number, RpcReply> {
  const replies = new Map<number, RpcReply>()
  const wanted = new Set(calls.map((call) => call.id))
  for (const reply of parse(text)) {
    if (typeof reply !== 'object' || reply === null || !('id' in reply)) continue
    const { id, result, error } = reply as { id: unknown; result?: unknown; error?: unknown } // an object; types unknown
    if (typeof id !== 'number' || !wanted.delete(id)) continue
    if (typeof error === 'object' && error !== null) replies.set(id, { error })
    else if ('result' in reply) replies.set(id, { result })
  }
  return replies
}

function parse(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : [value]
  } catch {
    return [] // not JSON at all
  }
}
