import { readRetryAfter } from '@portico/wire/headers'
import {
  type AdminEndpoints,
  type Answer,
  adminEndpoints,
  type Body,
  type Endpoint,
  errorAnswer,
  type PathParameters,
} from '@portico/wire/http'
import * as v from 'valibot'
import type { Session } from '../session/createSession.js'
import { CallError, type CallErrorKind } from './CallError.js'

type CallInput<Call extends Endpoint> = {
  readonly query?: Readonly<Record<string, string | undefined>> | undefined
  readonly signal?: AbortSignal | undefined
  /** In place of a body, where a call takes bytes. */
  readonly bytes?: Blob | undefined
} & (keyof PathParameters<Call> extends never ? unknown : { readonly path: PathParameters<Call> }) &
  ([Body<Call>] extends [never] ? unknown : { readonly body: Body<Call> })

export type CallName = keyof AdminEndpoints
export type InputOf<Name extends CallName> = CallInput<AdminEndpoints[Name]>
export type AnswerOf<Name extends CallName> = Answer<AdminEndpoints[Name]>
export type Client = {
  readonly server: string
  call<Name extends CallName>(name: Name, input: InputOf<Name>): Promise<AnswerOf<Name>>
}

type LooseInput = {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>> | undefined
  readonly body?: unknown
  readonly bytes?: Blob | undefined
  readonly signal?: AbortSignal | undefined
}

/** The server's admin calls, answers checked against the contract. */
export function createClient(
  server: string,
  session: Session,
  send: typeof fetch = (...request) => fetch(...request),
): Client {
  async function call(name: CallName, input: LooseInput): Promise<unknown> {
    const endpoint: Endpoint = adminEndpoints[name]
    const token = session.token()
    const response = await send(urlOf(server, endpoint, input), {
      method: endpoint.method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(input.bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
      },
      body: input.bytes ?? (input.body === undefined ? null : JSON.stringify(input.body)),
      signal: input.signal ?? null,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    }).catch((cause: unknown) => {
      throw new CallError('unreachable', { cause })
    })
    if (!response.ok) throw await toError(response, name, session, token)
    if (endpoint.response === undefined) return undefined
    const answer: unknown = await response.json().catch(() => undefined)
    if (endpoint.response === 'image') return undefined
    const parsed = v.safeParse(endpoint.response, answer)
    if (!parsed.success) throw new CallError('malformed')
    return parsed.output
  }
  // The table that gives a call its types also gave the schema that its answer has just passed.
  return { server, call: call as Client['call'] }
}

function urlOf(server: string, { path }: Endpoint, input: LooseInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.path?.[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(name, value)
  return `${server}${filled}${query.size > 0 ? `?${query}` : ''}`
}

async function toError(
  response: Response,
  name: CallName,
  session: Session,
  token: string | undefined,
): Promise<CallError> {
  const answer = v.safeParse(errorAnswer, await response.json().catch(() => undefined))
  const reasons = answer.success ? answer.output.reasons : []
  const wait = readRetryAfter(response.headers.get('retry-after'), Date.now())
  const retryAfter = wait ? Math.ceil(wait / 1000) : undefined
  if (response.status === 401 && name !== 'logIn') {
    session.end(token)
    return new CallError('session', { reasons })
  }
  return new CallError(kindOf(response.status, answer.success), { reasons, retryAfter })
}

function kindOf(status: number, isOurs: boolean): CallErrorKind {
  if (status === 429) return 'limited'
  if (status >= 500) return 'failed'
  return isOurs ? 'refused' : 'malformed'
}
