import { ServerError } from '../../errors/ServerError.js'

/** The body as text, given up as soon as it is longer than `limit` bytes: a length in a header proves nothing. */
export async function readText(response: Response, limit: number): Promise<string> {
  if (!response.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = response.body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const chunk = read.value
    size += chunk.byteLength
    if (size > limit) {
      await reader.cancel()
      throw new ServerError('upstream/failed', { detail: `The answer is longer than ${limit} bytes.` })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
