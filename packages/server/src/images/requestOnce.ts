import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { RefusedFetchError } from './RefusedFetchError.js'

export type RequestOnceParameters = {
  readonly url: URL
  readonly socket: Socket
  readonly signal: AbortSignal
  readonly maxBytes: number
  /** JSON to post; absent is a GET. */
  readonly body?: string | undefined
}
export type RequestOnceReturnType =
  | { readonly status: 'moved'; readonly location: string }
  | { readonly status: 'ok'; readonly bytes: Uint8Array; readonly type: string }

/** One exchange over a socket that is open already, so that nothing here can decide where it goes. */
export async function requestOnce(parameters: RequestOnceParameters): Promise<RequestOnceReturnType> {
  const { socket, maxBytes } = parameters
  try {
    const answer = await answerOf(parameters)
    const { statusCode = 0, headers } = answer
    if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location)
      return { status: 'moved', location: headers.location }
    if (statusCode !== 200) throw new RefusedFetchError('status')
    // Nothing compressed was asked for: what would unpack to gigabytes is not unpacked at all.
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new RefusedFetchError('encoding')
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw new RefusedFetchError('size')
    return { status: 'ok', bytes: await bytesOf(answer, maxBytes), type: headers['content-type'] ?? '' }
  } finally {
    socket.destroy()
  }
}

function answerOf({ url, socket, signal, body }: RequestOnceParameters): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = request({
      createConnection: () => socket,
      signal,
      method: body === undefined ? 'GET' : 'POST',
      path: url.pathname + url.search,
      headers: {
        host: url.host,
        accept: '*/*',
        'accept-encoding': 'identity',
        connection: 'close',
        'user-agent': 'portico',
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      },
    })
    call.on('response', resolve)
    call.on('error', reject)
    call.end(body)
  })
}

async function bytesOf(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    const part = Buffer.from(chunk)
    size += part.length
    if (size > maxBytes) throw new RefusedFetchError('size')
    chunks.push(part)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
