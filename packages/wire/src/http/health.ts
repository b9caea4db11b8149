import * as v from 'valibot'
import { endpoint } from './endpoint.js'
import { caipNetworkId, count, text } from './parts.js'

const query = /* @__PURE__ */ v.strictObject({})

/** The event loop turns. */
export const getLive = /* @__PURE__ */ endpoint({
  host: 'machine',
  method: 'GET',
  path: '/livez',
  query,
  response: v.object({ status: v.literal('ok') }),
})

/** Ready for work: database, migrations, not draining. 503 with the same shape when it is not. */
export const getReady = /* @__PURE__ */ endpoint({
  host: 'machine',
  method: 'GET',
  path: '/readyz',
  query,
  response: v.object({ status: v.picklist(['ok', 'failed', 'draining']), checks: v.record(text, v.boolean()) }),
})

/** What an operator looks at first. */
export const getHealth = /* @__PURE__ */ endpoint({
  host: 'machine',
  method: 'GET',
  path: '/health',
  query,
  response: v.object({
    status: v.picklist(['ok', 'failed', 'draining']),
    version: text,
    /** Seconds. */
    uptime: count,
    database: v.picklist(['pglite', 'postgres']),
    indexers: v.array(
      v.object({
        chainId: caipNetworkId,
        /** Highest block in the database; null before the first. */
        block: v.nullable(count),
        /** Highest block of the chain as last seen; null while it cannot be reached. */
        head: v.nullable(count),
        /** Blocks behind. */
        lag: v.nullable(count),
        /** Seconds since the last good answer of the node; null before the first. */
        silence: v.nullable(count),
      }),
    ),
    /** The pairing relay of this process, since it started. */
    relay: v.optional(
      v.object({
        sockets: count,
        subscriptions: count,
        published: count,
        delivered: count,
        acknowledged: count,
        /** Messages that wait in the database, as last counted. */
        waiting: count,
        /** Milliseconds: the longest that a publication of the last minutes took to be durable. */
        lag: count,
      }),
    ),
  }),
})
