import { ChainError } from './ChainError.js'

const patience = 15_000

/** One JSON-RPC call. The result is unchecked. */
export async function callRpc(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const reply = await post(rpcUrl, { jsonrpc: '2.0', id: 1, method, params })
  if (typeof reply !== 'object' || reply === null) throw new ChainError('unreachable', 'no object')
  if ('error' in reply) throw new ChainError('refused', messageOf(reply.error))
  return 'result' in reply ? reply.result : undefined
}

async function post(rpcUrl: string, body: object): Promise<unknown> {
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    return await response.json()
  } catch (error) {
    throw new ChainError('unreachable', String(error))
  }
}

function messageOf(error: unknown): string {
  const { message }: { message?: unknown } = Object(error)
  return typeof message === 'string' ? message : ''
}
