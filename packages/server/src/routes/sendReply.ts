import type { Endpoint } from '@portico/wire/http'
import type { Image } from '../deps.js'
import { ServerError } from '../errors/ServerError.js'
import { dataHeaders, imageHeaders } from '../middleware/headers.js'
import { isSpecial } from './handler.js'

type Headers = Readonly<Record<string, string>>

const jsonHeaders = /* @__PURE__ */ Object.freeze({ ...dataHeaders, 'Content-Type': 'application/json' })

/** A handler's reply as an answer: JSON, a picture, or nothing. */
export function sendReply(call: Endpoint, reply: unknown, cors: Headers, ifNoneMatch: string | undefined): Response {
  if (isSpecial(reply)) {
    const { status, value, headers } = reply
    if (call.response === 'image') return sendImage(toImage(value), { ...cors, ...headers }, ifNoneMatch)
    if (isKnown(headers.ETag, ifNoneMatch)) return sendNothing(304, cors, headers)
    if (call.response === undefined) return sendNothing(status, cors, headers)
    return sendJson(reply.text ?? JSON.stringify(value), status, cors, headers)
  }
  if (call.response === 'image') return sendImage(toImage(reply), cors, ifNoneMatch)
  if (call.response === undefined) return sendNothing(204, cors)
  return sendJson(JSON.stringify(reply), 200, cors)
}

function sendNothing(status: number, cors: Headers, headers?: Headers): Response {
  return new Response(null, { status, headers: { ...dataHeaders, ...cors, ...headers } })
}

function sendJson(text: string | Uint8Array<ArrayBuffer>, status: number, cors: Headers, headers?: Headers): Response {
  return new Response(text, { status, headers: { ...jsonHeaders, ...cors, ...headers } })
}

function sendImage(image: Image | undefined, headers: Headers, ifNoneMatch: string | undefined): Response {
  if (!image) throw new ServerError('request/not-found')
  const etag = `"${image.etag}"`
  const all = { ...imageHeaders, ...headers, ETag: etag }
  if (isKnown(etag, ifNoneMatch)) return new Response(null, { status: 304, headers: all })
  return new Response(new Uint8Array(image.bytes), { headers: { ...all, 'Content-Type': image.type } })
}

function isKnown(etag: string | undefined, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false
}

// The handler of an image call answers an image or nothing: its type says so, the loop over all calls has lost it.
const toImage = (value: unknown): Image | undefined => value as Image | undefined
