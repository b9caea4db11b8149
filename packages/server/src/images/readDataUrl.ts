import { RefusedFetchError } from './RefusedFetchError.js'

/** What a `data:` address carries within itself. */
export function readDataUrl(url: string): { readonly bytes: Uint8Array; readonly type: string } {
  const comma = url.indexOf(',')
  if (!/^data:/i.test(url) || comma < 0) throw new RefusedFetchError('url')
  const [type = '', ...parameters] = url.slice('data:'.length, comma).split(';')
  const content = url.slice(comma + 1)
  const isBase64 = parameters.some((parameter) => parameter.trim().toLowerCase() === 'base64')
  return { bytes: isBase64 ? bytesOfBase64(content) : bytesOfPercent(content), type: type || 'text/plain' }
}

function bytesOfBase64(content: string): Uint8Array {
  return new Uint8Array(Buffer.from(content.replaceAll('%3D', '=').replaceAll('%3d', '='), 'base64'))
}

/** Percent signs that encode nothing stand for themselves: metadata written on chains is often not encoded at all. */
function bytesOfPercent(content: string): Uint8Array {
  const text = content.replace(/(?:%[0-9a-f]{2})+/gi, (part) =>
    Buffer.from(part.replaceAll('%', ''), 'hex').toString('utf8'),
  )
  return new Uint8Array(Buffer.from(text, 'utf8'))
}
