import { Hono } from 'hono'
import type { Deps } from '../deps.js'
import { ServerError } from '../errors/ServerError.js'
import { corsHeaders, preflightHeaders, publicCors } from '../middleware/cors.js'
import { errorResponse } from '../middleware/errorResponse.js'
import { dataHeaders } from '../middleware/headers.js'
import type { RelayService } from '../relay/createRelayService.js'
import { relayLimits } from '../relay/relayLimits.js'

const unauthorizedStatus = 401

/**
 * The relay for those without a socket. Not part of the contract's table: its calls are the relay's own, and who may
 * make them is decided by a token and not by the project alone.
 */
export function relayRoutes(deps: Deps, relay: RelayService): Hono {
  const app = new Hono()
  const paths = ['/relay', '/relay/*']
  // The token is in the address; what a page may do is decided when it has shown it.
  app.on(
    'OPTIONS',
    paths,
    () => new Response(null, { status: 204, headers: { ...dataHeaders, ...preflightHeaders, ...publicCors } }),
  )
  app.on('POST', paths, async ({ req }) => {
    const body = await req.text()
    if (body.length > relayLimits.frame) return errorResponse(new ServerError('request/too-large'), publicCors)
    const origin = req.header('origin')
    const bearer = req.header('authorization')?.replace(/^Bearer /, '')
    const result = await relay.answer({ query: new URL(req.url).searchParams, origin, bearer }, body)
    const isRefused = 'refusal' in result
    if (isRefused) deps.log('warn', 'relay-refused', { route: '/relay', status: unauthorizedStatus })
    const answer = isRefused
      ? { id: null, jsonrpc: '2.0', error: { code: 3000, message: result.refusal } }
      : result.answer
    return new Response(JSON.stringify(answer), {
      status: isRefused ? unauthorizedStatus : 200,
      headers: { ...dataHeaders, 'Content-Type': 'application/json', ...(origin ? corsHeaders(origin) : {}) },
    })
  })
  app.all('/relay', () => errorResponse(new ServerError('request/method'), publicCors))
  return app
}
