import { adminEndpoints, type Endpoint } from '@portico/wire/http'
import { type Context, Hono } from 'hono'
import type { AdminHandler } from '../admin/adminHandler.js'
import { adminHandlers } from '../admin/adminHandlers.js'
import { consoleOrigins } from '../admin/consoleOrigins.js'
import { type AdminServing, corsOf, serveAdmin } from '../admin/serveAdmin.js'
import type { Deps } from '../deps.js'
import { ServerError } from '../errors/ServerError.js'
import { createReencoder } from '../images/createReencoder.js'
import { createMemoryLimiter } from '../limits/createMemoryLimiter.js'
import type { Limiter } from '../limits/limiter.js'
import { errorResponse } from '../middleware/errorResponse.js'
import { dataHeaders } from '../middleware/headers.js'

export type AdminOptions = {
  /** Where log-in attempts are counted. @default in this process */
  readonly limiter?: Limiter | undefined
  /** Origins of the console. @default port 4404 of this machine, when the server is reached there too */
  readonly consoleOrigins?: readonly string[] | undefined
  /** How many proxies stand in front and add to `X-Forwarded-For`. @default 0 */
  readonly trustedProxies?: number | undefined
}

const preflightHeaders = /* @__PURE__ */ Object.freeze({
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '600',
})

/** The console's side of the server, under /admin. */
export function adminRoutes(deps: Deps, options: AdminOptions = {}): Hono {
  const serving: AdminServing = {
    admin: {
      deps,
      limiter: options.limiter ?? createMemoryLimiter(deps.env),
      reencode: createReencoder({ env: deps.env }),
    },
    origins: consoleOrigins(options.consoleOrigins, deps.publicUrl),
    trustedProxies: options.trustedProxies ?? 0,
  }
  const app = new Hono()
  const preflight = (context: Context): Response => {
    const cors = corsOf(context.req.header('origin'), serving.origins)
    if (!cors) return errorResponse(new ServerError('origin/not-allowed'), {})
    return new Response(null, { status: 204, headers: { ...dataHeaders, ...preflightHeaders, ...cors } })
  }
  app.on('OPTIONS', '/admin/*', preflight)
  for (const [name, call] of Object.entries(adminEndpoints)) {
    // `adminHandlers` has exactly the names of `adminEndpoints`, each with the handler of its call; a loop cannot say so.
    const handler = adminHandlers[name as keyof typeof adminEndpoints] as unknown as AdminHandler<Endpoint>
    app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), serveAdmin(call, handler, serving))
  }
  app.all('/admin/*', () => errorResponse(new ServerError('request/not-found'), {}))
  return app
}
