import type { Server } from 'node:http'
import type { BusOptions } from '../bus/createBus.js'
import { createBus } from '../bus/createBus.js'
import type { Db } from '../db/db.js'
import type { Log, Projects } from '../deps.js'
import type { ServerEnv } from '../env.js'
import { answerRelayHttp } from './answerRelayHttp.js'
import { createAllowances } from './createAllowances.js'
import { createHub, type HubStats } from './createHub.js'
import { createRelayAuthorize, type RelayVisit } from './createRelayAuthorize.js'
import { createRelaySockets } from './createRelaySockets.js'

/** The pairing relay of this process: a socket on an HTTP server, and calls over HTTP. */
export type RelayService = {
  attach(server: Server): void
  /** One call over HTTP; undefined with the words that refuse the visit. */
  answer(visit: RelayVisit, body: string): Promise<{ readonly refusal: string } | { readonly answer: object }>
  stats(): HubStats
  /** Closes every socket over so many milliseconds. */
  drain(milliseconds: number): Promise<void>
  close(): Promise<void>
}

export type RelayServiceOptions = Pick<BusOptions, 'databaseUrl' | 'natsUrl'> & {
  readonly env: ServerEnv
  readonly db: Db
  readonly log: Log
  readonly projects: Pick<Projects, 'find'>
  /** Addresses this relay is reached at. */
  readonly audiences: readonly string[]
  readonly socketsPerSecond?: number | undefined
  readonly trustedProxies?: number | undefined
}

export async function createRelayService(options: RelayServiceOptions): Promise<RelayService> {
  const { env, db, log, projects, audiences } = options
  const bus = await createBus({ ...options, onGap: () => void hub.catchUp().catch(() => undefined) })
  const hub = createHub({ env, db, bus, log })
  const authorize = createRelayAuthorize({ env, projects, audiences })
  const allowanceOf = createAllowances(env.now)
  const sockets = createRelaySockets({ ...options, hub, authorize, allowanceOf })

  return {
    attach: sockets.attach,
    async answer(visit, body) {
      const admission = await authorize(visit)
      if ('refusal' in admission) return admission
      const { clientId } = admission
      return { answer: await answerRelayHttp(hub, { clientId, mayPublish: allowanceOf(clientId) }, body) }
    },
    stats: hub.stats,
    drain: sockets.drain,
    async close() {
      await sockets.drain(0)
      await hub.close()
      await bus.close()
    },
  }
}
