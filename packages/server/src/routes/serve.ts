import { type Body, callRpc, type Endpoint } from '@portico/wire/http'
import type { Context } from 'hono'
import type { LatencyRecorder } from '../analytics/createLatencyRecorder.js'
import type { Deps } from '../deps.js'
import { ServerError } from '../errors/ServerError.js'
import type { Limits } from '../limits/limiter.js'
import type { createAdmission } from '../middleware/admit.js'
import { publicCors } from '../middleware/cors.js'
import { errorResponse, reasonOf, toServerError } from '../middleware/errorResponse.js'
import { limitClassOf, limitKey, type Spend, weightOf } from '../middleware/rateLimit.js'
import { rpcRefusal } from '../middleware/rpcRefusal.js'
import { clientIp } from '../request/clientIp.js'
import { createQueryReader, type Reading } from '../request/createQueryReader.js'
import { readHeader } from '../request/readHeader.js'
import { readJson, readPath } from '../request/readInput.js'
import type { Handler } from './handler.js'
import { sendReply } from './sendReply.js'

const firstFault = 500

export type Serving = {
  readonly deps: Deps
  readonly admit: ReturnType<typeof createAdmission>
  readonly spend: Spend
  readonly limits: Limits
  readonly trustedProxies: number
  readonly latency: LatencyRecorder | undefined
}

/** One call of the contract, from the request to the answer: admitted, limited, checked, answered, logged. */
export function serve(
  call: Endpoint,
  handler: Handler<Endpoint>,
  serving: Serving,
): (context: Context) => Promise<Response> {
  const { deps, latency } = serving
  const readQuery = createQueryReader(call)
  return async (context) => {
    const start = deps.env.now()
    const { response, projectId, fault } = await answer(call, handler, serving, context, readQuery)
    const ms = deps.env.now() - start
    const { status } = response
    const isFault = status >= firstFault
    latency?.record(call.path, ms, isFault)
    deps.log(isFault ? 'error' : 'info', 'request', {
      method: call.method,
      route: call.path,
      status,
      ms,
      project: projectId,
      reason: fault === undefined ? undefined : reasonOf(fault),
    })
    return response
  }
}

type Outcome = { response: Response; projectId?: string | undefined; fault?: unknown }

async function answer(
  call: Endpoint,
  handler: Handler<Endpoint>,
  serving: Serving,
  context: Context,
  readQuery: (url: string) => Reading,
): Promise<Outcome> {
  const { deps, admit, spend, limits } = serving
  const request = context.req.raw
  const ip = clientIp(context, serving.trustedProxies)
  let cors: Readonly<Record<string, string>> = call.host === 'machine' ? {} : publicCors
  let body: unknown
  let projectId: string | undefined
  try {
    const query = readQuery(request.url)
    const origin = readHeader(context, 'origin')
    const admission = await admit(call, { origin, projectId: query.fields.projectId }).catch(async (error: unknown) => {
      if (toServerError(error).code === 'project/unknown') await spend('unknown', limitKey(undefined, ip))
      throw error
    })
    cors = admission.cors
    projectId = admission.project?.id
    const limitClass = limitClassOf(call)
    const key = limitKey(projectId, ip)
    if (limitClass && limitClass !== 'rpc') await spend(limitClass, key)
    const path = readPath(context.req.param())
    const checkedQuery = query.check()
    body = await readJson(call, request)
    if (limitClass === 'rpc') await spend(limitClass, key, weightOf(call, body, limits))
    const reply = await handler(deps, {
      path,
      query: checkedQuery,
      // Each handler's own types narrow this again: its schemas have just been applied.
      body: body as never,
      project: admission.project,
      origin,
      ip,
      // Made only for those who look.
      get headers() {
        return request.headers
      },
    })
    return { response: sendReply(call, reply, cors, readHeader(context, 'if-none-match')), projectId }
  } catch (thrown) {
    const error = toServerError(thrown)
    const response =
      call === callRpc && error.code === 'limit/requests' && body !== undefined
        ? rpcRefusal(error, body as Body<typeof callRpc>, cors) // it has passed that schema above
        : errorResponse(error, cors)
    return { response, projectId, fault: thrown }
  }
}

/** What no call of the contract answers. */
export function refuse(code: 'request/not-found' | 'request/method'): Response {
  return errorResponse(new ServerError(code), publicCors)
}
