import { ServerError } from '../errors/ServerError.js'

export const bodyLimit = 65_536

/** The body's bytes, given up as soon as they are too many. */
export async function readBytes(request: Request, limit: number = bodyLimit): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > limit) throw new ServerError('request/too-large')
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw new ServerError('request/too-large')
    }
    chunks.push(value)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

/** The body as text. Types other than JSON and plain text are refused: they are what forms send. */
export async function readText(request: Request, limit?: number): Promise<string> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'text/plain') throw new ServerError('request/body')
  const bytes = await readBytes(request, limit)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new ServerError('request/body', { cause: error })
  }
}
