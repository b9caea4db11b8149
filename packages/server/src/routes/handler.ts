import type { Answer, Body, Endpoint, PathParameters, WholeQuery } from '@portico/wire/http'
import type { Deps, Image, Project } from '../deps.js'

/** What a handler is given: everything checked against the contract. */
export type Input<Call extends Endpoint> = {
  readonly path: PathParameters<Call>
  readonly query: WholeQuery<Call>
  readonly body: Body<Call>
  /** Known and allowed for the asking page. Calls to the machine itself have none; images may go without. */
  readonly project: WholeQuery<Call> extends { projectId: string } ? Project : Project | undefined
  /** As the browser says; servers and `<img>` say nothing. */
  readonly origin: string | undefined
  /** Of the visitor, as far as the configured proxies can be believed. */
  readonly ip: string
  readonly headers: Headers
}

/** What a call answers: the contract's shape, or bytes for an image (`undefined` is a 404). */
export type Reply<Call extends Endpoint> =
  NonNullable<Call['response']> extends 'image' ? Image | undefined : Answer<Call>

/** One call of the contract. Throws `ServerError` to refuse. */
export type Handler<Call extends Endpoint> = (
  deps: Deps,
  input: Input<Call>,
) => Promise<Reply<Call> | Special<Reply<Call>>>

const special = Symbol('special')

/** An answer with another status or more headers, or one that is written already. */
export type Special<Value> = {
  readonly [special]: true
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly value: Value | undefined
  /** JSON, ready to send: spares writing the same answer again and again. */
  readonly text: string | Uint8Array<ArrayBuffer> | undefined
}

export function answerWith<Value>(
  value: Value,
  options: { status?: number | undefined; headers?: Readonly<Record<string, string>> | undefined },
): Special<Value> {
  return { [special]: true, status: options.status ?? 200, headers: options.headers ?? {}, value, text: undefined }
}

/** JSON that was written before. The caller vouches for its shape. */
export function answerText<Value = never>(
  text: string | Uint8Array<ArrayBuffer>,
  options: { headers?: Readonly<Record<string, string>> | undefined } = {},
): Special<Value> {
  return { [special]: true, status: 200, headers: options.headers ?? {}, value: undefined, text }
}

export function isSpecial<Value>(reply: Value | Special<Value>): reply is Special<Value> {
  return typeof reply === 'object' && reply !== null && special in reply
}
