import type * as v from 'valibot'

/** A check of what crosses the wire, and the type that passes it. */
export type Schema<Value = unknown> = v.GenericSchema<unknown, Value>

/** Who answers: the blockchain API, the wallet directory, the analytics collector, or the machine itself. */
export type Host = 'api' | 'directory' | 'analytics' | 'machine'

/** One call as data: both ends check with the same schemas, and the table prints the documentation. */
export type Endpoint<
  Path extends string = string,
  Query extends Schema = Schema,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema | 'image' | undefined = Schema | 'image' | undefined,
> = {
  readonly host: Host
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A page may send its cookie or token along. */
  readonly hasCredentials?: true | undefined
  /** `{name}` stands for one segment. */
  readonly path: Path
  readonly query: Query
  /** Absent for a call without a body. */
  readonly body?: Body
  /** `image` is bytes with an image type; absent is an answer without content. */
  readonly response?: Response
}

/** Declares a call of the contract. */
export function endpoint<
  const Path extends string,
  Query extends Schema,
  Body extends Schema | undefined = undefined,
  Response extends Schema | 'image' | undefined = undefined,
>(definition: Endpoint<Path, Query, Body, Response>): Endpoint<Path, Query, Body, Response> {
  return definition
}

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never

/** The values of a path's segments: `/v1/identity/{address}` takes `{ address }`. */
export type PathParameters<Call extends Endpoint> = { readonly [Name in PathNames<Call['path']>]: string }
type Output<S> = S extends Schema<infer Value> ? Value : never
/** What a caller asks with, without what every call carries. */
export type Query<Call extends Endpoint> = Omit<Output<Call['query']>, keyof CommonQuery>
/** What the server has read, all of it. */
export type WholeQuery<Call extends Endpoint> = Output<Call['query']>
export type Body<Call extends Endpoint> = Output<NonNullable<Call['body']>>
export type Answer<Call extends Endpoint> =
  NonNullable<Call['response']> extends Schema<infer Value> ? Value : undefined

/** What every call carries: who asks (API-01, API-03). */
export type CommonQuery = {
  projectId: string
  st?: string | undefined
  sv?: string | undefined
  clientId?: string | undefined
}
