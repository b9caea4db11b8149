import type { Endpoints } from '@portico/wire/http'
import { directoryLimits } from '../directory/limits.js'
import { answerText, type Handler } from './handler.js'

const caching = `public, max-age=${directoryLimits.maxAgeSeconds}`

/** A page of the wallet directory, written once and sent many times. */
export const getWallets: Handler<Endpoints['getWallets']> = async ({ directory }, { query }) => {
  const { json, etag } = await directory.page(query)
  return answerText(json, { headers: { ETag: etag, 'Cache-Control': caching } })
}
