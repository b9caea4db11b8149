import type { WalletContext } from './createWalletContext.js'
import { ProviderRpcError } from './ProviderRpcError.js'

/** Asks the node of the wallet's active chain and passes its errors on as they are. */
export async function callRpc(ctx: WalletContext, method: string, params: unknown = []): Promise<unknown> {
  const { chainId, chains } = ctx.state()
  const url = chains[chainId]?.rpcUrl
  if (!url) {
    throw new ProviderRpcError(
      4901,
      `The wallet has no node for chain ${chainId}: give it chains: { ${chainId}: { rpcUrl } }.`,
    )
  }
  const reply = await post(ctx, url, { jsonrpc: '2.0', id: 1, method, params })
  if (reply.error) {
    const { code, message, data } = reply.error
    throw new ProviderRpcError(code ?? -32603, message ?? 'The node answered with an error.', data)
  }
  return reply.result
}

type RpcReply = { result?: unknown; error?: { code?: number; message?: string; data?: unknown } | undefined }

async function post(ctx: WalletContext, url: string, body: object): Promise<RpcReply> {
  try {
    const response = await ctx.env.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const reply: unknown = await response.json()
    if (typeof reply === 'object' && reply !== null) return reply // all its fields are optional
    throw new ProviderRpcError(-32603, `The wallet's node answered with status ${response.status} and no object.`)
  } catch (error) {
    if (error instanceof ProviderRpcError) throw error
    throw new ProviderRpcError(-32603, `The wallet could not reach its node: ${String(error)}`)
  }
}
