import { irnAnswer, irnRequest, type RelayRpcId, readAs } from '@portico/wire/relay'

export type RelayFrame =
  | { readonly kind: 'request'; readonly id: RelayRpcId; readonly method: string; readonly params: unknown }
  | { readonly kind: 'answer'; readonly id: RelayRpcId; readonly isAccepted: boolean }

/** One frame of a client: a call, or its answer to a delivery. */
export function readFrame(text: string): RelayFrame | undefined {
  const value = parse(text)
  const request = readAs(irnRequest, value)
  if (request) return { kind: 'request', id: request.id, method: request.method, params: request.params }
  const answer = readAs(irnAnswer, value)
  return answer && { kind: 'answer', id: answer.id, isAccepted: !('error' in answer) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no JSON: as wrong as any other nonsense
  }
}
