import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type RpcNodeRequest = { readonly method: string; readonly params: readonly unknown[] }
export type RpcNode = { readonly url: string; readonly asked: readonly RpcNodeRequest[]; close(): Promise<void> }
export type RpcNodeBehaviour = {
  /** What every call is answered with. */
  readonly result?: unknown
  /** A header without which the node answers 401. */
  readonly wants?: readonly [name: string, value: string] | undefined
  /** Takes requests and never answers. */
  readonly isHanging?: boolean | undefined
}

/** A node over real HTTP. As geth does, it refuses every other content type than JSON with 415. */
export async function startRpcNode({ result, wants, isHanging }: RpcNodeBehaviour): Promise<RpcNode> {
  const asked: RpcNodeRequest[] = []
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (request.headers['content-type'] !== 'application/json') return void response.writeHead(415).end()
    if (wants && request.headers[wants[0]] !== wants[1]) return void response.writeHead(401).end()
    const { id, method, params } = JSON.parse(Buffer.concat(chunks).toString())
    asked.push({ method, params })
    if (isHanging) return
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
  }
  const server: Server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a server that listens on a port
  return {
    url: `http://127.0.0.1:${port}/`,
    asked,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
