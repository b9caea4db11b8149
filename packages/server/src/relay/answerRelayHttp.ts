import { answerCall } from './answerCall.js'
import type { Hub } from './createHub.js'
import { readFrame } from './readFrame.js'
import { toRpcError } from './toRpcError.js'

/** The relay's HTTP form: one JSON-RPC call in, one answer out. It publishes and fetches; listening needs a socket. */
export async function answerRelayHttp(
  hub: Hub,
  caller: { readonly clientId: string; mayPublish(count: number): boolean },
  body: string,
): Promise<object> {
  const frame = readFrame(body)
  if (frame?.kind !== 'request') return { id: null, jsonrpc: '2.0', error: { code: -32700, message: 'Parse error' } }
  const { id, method, params } = frame
  try {
    return { id, jsonrpc: '2.0', result: await answerCall(hub, { ...caller, member: undefined }, method, params) }
  } catch (error) {
    return { id, jsonrpc: '2.0', error: toRpcError(error) }
  }
}
