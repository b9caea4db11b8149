import { irnAnswer, irnRequest, type RelayRpcId, readJsonAs } from '@portico/wire/relay'

export type RelayFrame =
  | { readonly kind: 'request'; readonly id: RelayRpcId; readonly method: string; readonly params: unknown }
  | { readonly kind: 'answer'; readonly id: RelayRpcId; readonly isAccepted: boolean }

/** One frame of a client: a call, or its answer to a delivery. */
export function readFrame(text: string): RelayFrame | undefined {
  const request = readJsonAs(irnRequest, text)
  if (request) return { kind: 'request', id: request.id, method: request.method, params: request.params }
  const answer = readJsonAs(irnAnswer, text)
  return answer && { kind: 'answer', id: answer.id, isAccepted: !('error' in answer) }
}
