import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type JsonAnswer = { status?: number; body: unknown }

/** Somebody else's REST service behind a real socket. */
export async function startJsonServer(answer: (url: URL) => JsonAnswer) {
  const urls: URL[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    urls.push(url)
    const { status = 200, body } = answer(url)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on TCP
    urls,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
