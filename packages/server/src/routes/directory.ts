import type { Answer, Endpoints } from '@portico/wire/http'
import { directoryLimits } from '../directory/limits.js'
import { answerText, answerWith, type Handler, type Special } from './handler.js'

/** A page of the wallet directory, written once and sent many times. */
export const getWallets: Handler<Endpoints['getWallets']> = async ({ directory }, { query, headers }) => {
  const { json, etag } = await directory.page(query)
  const caching = { ETag: etag, 'Cache-Control': `public, max-age=${directoryLimits.maxAgeSeconds}` }
  return isKnown(headers.get('if-none-match'), etag) ? unchanged(caching) : answerText(json, { headers: caching })
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false
}

function unchanged(headers: Readonly<Record<string, string>>): Special<Answer<Endpoints['getWallets']>> {
  const { value: _none, ...reply } = answerWith(undefined, { status: 304, headers })
  return { ...reply, value: undefined }
}
