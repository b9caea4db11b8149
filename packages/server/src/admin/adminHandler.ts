import type { Answer, Body, Endpoint, PathParameters, WholeQuery } from '@portico/wire/http'
import type { Deps } from '../deps.js'
import type { Reencode } from '../images/createReencoder.js'
import type { Limiter } from '../limits/limiter.js'

/** What the console's calls work with. */
export type Admin = { readonly deps: Deps; readonly limiter: Limiter; readonly reencode: Reencode }

export type AdminInput<Call extends Endpoint> = {
  readonly path: PathParameters<Call>
  readonly query: WholeQuery<Call>
  readonly body: Body<Call>
  /** The body of a call that takes a picture. */
  readonly bytes: Uint8Array
  readonly ip: string
  /** Of the session that was checked; empty for the log-in. */
  readonly token: string
}

export type AdminHandler<Call extends Endpoint> = (admin: Admin, input: AdminInput<Call>) => Promise<Answer<Call>>
