import { adminEndpoints, type Endpoint } from '@portico/wire/http'
import type { Context } from 'hono'
import * as v from 'valibot'
import { ServerError } from '../errors/ServerError.js'
import { corsHeaders } from '../middleware/cors.js'
import { reasonOf } from '../middleware/errorResponse.js'
import { clientIp } from '../request/clientIp.js'
import { parseJson } from '../request/parseJson.js'
import { readBytes, readText } from '../request/readBody.js'
import { check, readPath, readQuery } from '../request/readInput.js'
import { sendReply } from '../routes/sendReply.js'
import { adminError } from './adminError.js'
import type { Admin, AdminHandler } from './adminHandler.js'
import { adminLimits } from './adminLimits.js'
import { RefusedFieldsError } from './RefusedFieldsError.js'
import { isSession } from './session/isSession.js'

const firstFault = 500
const bearer = /^Bearer ([0-9a-f]{64})$/

export type AdminServing = {
  readonly admin: Admin
  readonly origins: readonly string[]
  readonly trustedProxies: number
}

/** One call of the console, from the request to the answer: page, session, input, answer, log. */
export function serveAdmin(
  call: Endpoint,
  handler: AdminHandler<Endpoint>,
  serving: AdminServing,
): (context: Context) => Promise<Response> {
  const { env, log } = serving.admin.deps
  return async (context) => {
    const start = env.now()
    const cors = corsOf(context.req.header('origin'), serving.origins)
    const answered = await answer(call, handler, serving, context).then(
      (reply) => ({ response: sendReply(call, reply, cors ?? {}, undefined), reason: undefined }),
      (error: unknown) => ({ response: adminError(error, cors ?? {}), reason: reasonOf(error) }),
    )
    const { status } = answered.response
    const level = status >= firstFault ? 'error' : 'info'
    // The reason of a refusal repeats what the operator wrote: it is theirs, and not the log's.
    const reason = level === 'error' ? answered.reason : undefined
    log(level, 'request', { method: call.method, route: call.path, status, ms: env.now() - start, reason })
    return answered.response
  }
}

async function answer(
  call: Endpoint,
  handler: AdminHandler<Endpoint>,
  { admin, origins, trustedProxies }: AdminServing,
  context: Context,
): Promise<unknown> {
  const request = context.req.raw
  if (!corsOf(context.req.header('origin'), origins)) throw new ServerError('origin/not-allowed')
  const [, token = ''] = bearer.exec(context.req.header('authorization') ?? '') ?? []
  const isOpen = call === adminEndpoints.logIn
  if (!isOpen && !(await isSession(admin.deps.db, token, admin.deps.env.now()))) throw new ServerError('admin/session')
  return handler(admin, {
    path: readPath(context.req.param()),
    query: check(call.query, readQuery(request.url), 'request/query'),
    // Each handler's own types narrow this again: its schema has just been applied.
    body: (await readFields(call, request)) as never,
    bytes: call === adminEndpoints.setWalletLogo ? await readBytes(request, adminLimits.logoBytes) : new Uint8Array(),
    ip: clientIp(context, trustedProxies),
    token,
  })
}

/** The headers for a page that may ask; a program has no origin and gets none. Undefined for every other page. */
export function corsOf(
  origin: string | undefined,
  origins: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (origin === undefined) return {}
  return origins.includes(origin) ? corsHeaders(origin) : undefined
}

async function readFields(call: Endpoint, request: Request): Promise<unknown> {
  if (!call.body) return undefined
  const result = v.safeParse(call.body, parseJson(await readText(request)))
  if (result.success) return result.output
  throw new RefusedFieldsError(
    result.issues.map((issue) => ({ name: v.getDotPath(issue) ?? '', description: issue.message })),
  )
}
