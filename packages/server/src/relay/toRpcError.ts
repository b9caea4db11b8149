import { ServerError } from '../errors/ServerError.js'

export type RpcError = { readonly code: number; readonly message: string }

/** A fault in JSON-RPC's words. Fixed texts: nothing of a call is repeated. */
export function toRpcError(error: unknown): RpcError {
  const code = error instanceof ServerError ? error.code : undefined
  if (code === 'request/not-found') return { code: -32601, message: 'Method not found' }
  if (code === 'request/body') return { code: -32602, message: 'Invalid params' }
  if (code === 'request/method') return { code: -32600, message: 'This call needs a WebSocket' }
  if (code === 'limit/requests') return { code: -32005, message: 'Limit exceeded' }
  if (code === 'database/unavailable') return { code: -32002, message: 'Resource unavailable' }
  return { code: -32603, message: 'Internal error' }
}
