import { type Endpoint, endpoints } from '@portico/wire/http'
import { Hono } from 'hono'
import type { LatencyRecorder } from './analytics/createLatencyRecorder.js'
import type { Deps } from './deps.js'
import { createMemoryLimiter } from './limits/createMemoryLimiter.js'
import { type Limit, type LimitClass, type Limiter, type Limits, limitClasses } from './limits/limiter.js'
import { createAdmission } from './middleware/admit.js'
import { publicCors } from './middleware/cors.js'
import { errorResponse, reasonOf, toServerError } from './middleware/errorResponse.js'
import { createSpend } from './middleware/rateLimit.js'
import type { RelayService } from './relay/createRelayService.js'
import { adminRoutes } from './routes/admin.js'
import type { Handler } from './routes/handler.js'
import { handlers } from './routes/handlers.js'
import { preflight } from './routes/preflight.js'
import { relayRoutes } from './routes/relay.js'
import { refuse, serve } from './routes/serve.js'

export type AppOptions = {
  /** Where the windows of the rate limits are. @default in this process */
  readonly limiter?: Limiter | undefined
  /** Other numbers for some classes. */
  readonly limits?: { readonly [Name in LimitClass]?: Limit | undefined } | undefined
  /** How many proxies stand in front and add to `X-Forwarded-For`. @default 0 */
  readonly trustedProxies?: number | undefined
  readonly latency?: LatencyRecorder | undefined
  /** Origins of the operator's console. @default port 4404 of this machine, when the server is reached there too */
  readonly consoleOrigins?: readonly string[] | undefined
  /** The pairing relay, when this server is one. */
  readonly relay?: RelayService | undefined
}

/** The whole server as a function from requests to answers: no port, no process, nothing global. */
export function createApp(deps: Deps, options: AppOptions = {}): Hono {
  const limits = withDefaults(options.limits)
  const { limiter = createMemoryLimiter(deps.env), trustedProxies = 0, latency, consoleOrigins } = options
  const serving = {
    deps,
    limits,
    admit: createAdmission(deps),
    spend: createSpend(deps, limiter, limits),
    trustedProxies,
    latency,
  }
  const app = new Hono()
  for (const { call, handler } of routes()) {
    const path = call.path.replace(/\{(\w+)\}/g, ':$1')
    app.on(call.method, path, serve(call, handler, serving))
    app.on('OPTIONS', path, preflight(call, serving))
    app.all(path, () => refuse('request/method'))
  }
  if (options.relay) app.route('/', relayRoutes(deps, options.relay))
  app.route('/', adminRoutes(deps, { limiter, trustedProxies, consoleOrigins }))
  app.notFound(() => refuse('request/not-found'))
  app.onError((error) => {
    deps.log('error', 'fault', { reason: reasonOf(error) })
    return errorResponse(toServerError(error), publicCors)
  })
  return app
}

function withDefaults(given: AppOptions['limits'] = {}): Limits {
  const entries = Object.entries(limitClasses).map(([name, limit]) => [name, given[name as LimitClass] ?? limit]) // its keys
  return { ...limitClasses, ...Object.fromEntries(entries) }
}

function routes(): { call: Endpoint; handler: Handler<Endpoint> }[] {
  return Object.entries(endpoints).map(([name, call]) => ({
    call,
    // `handlers` has exactly the names of `endpoints`, each with the handler of its own call; a loop cannot say so.
    handler: handlers[name as keyof typeof endpoints] as unknown as Handler<Endpoint>,
  }))
}
