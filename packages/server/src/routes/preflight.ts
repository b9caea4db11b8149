import type { Endpoint } from '@portico/wire/http'
import type { Context } from 'hono'
import { credentialPreflightHeaders, preflightHeaders } from '../middleware/cors.js'
import { errorResponse, toServerError } from '../middleware/errorResponse.js'
import { dataHeaders } from '../middleware/headers.js'
import { readQuery } from '../request/readInput.js'
import type { Serving } from './serve.js'

/** Whether a browser may send what it asks about. Pages that are not allowed get no permission at all. */
export function preflight(call: Endpoint, { admit }: Serving): (context: Context) => Promise<Response> {
  const allowed = call.hasCredentials ? credentialPreflightHeaders : preflightHeaders
  return async (context) => {
    try {
      const { projectId } = readQuery(context.req.url)
      const { cors } = await admit(call, { origin: context.req.header('origin'), projectId })
      return new Response(null, { status: 204, headers: { ...dataHeaders, ...allowed, ...cors } })
    } catch (error) {
      return errorResponse(toServerError(error), {})
    }
  }
}
