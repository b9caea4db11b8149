import type { CommonQuery } from '@portico/wire/http'
import type { PorticoContext } from '../context.js'
import { version } from './version.js'

/** What every call carries (API-01, API-03): the project, the kind of kit, and how it is put together. */
export function tags(ctx: PorticoContext): CommonQuery {
  const binding = ctx.places.length ? 'react' : 'html'
  const adapters = [...ctx.adapters.keys()].join(',') || 'universal'
  return { projectId: ctx.projectId, st: 'portico', sv: `${binding}-${adapters}-${version}` }
}
