import { type Body, callRpc, type Endpoint } from '@portico/wire/http'
import type { Deps } from '../deps.js'
import { ServerError } from '../errors/ServerError.js'
import type { LimitClass, Limiter, Limits } from '../limits/limiter.js'
import { rpcWeight } from '../limits/rpcWeight.js'
import { limitIp } from '../request/clientIp.js'
import { reasonOf } from './errorResponse.js'

const second = 1_000
const warnInterval = 60_000

export type Spend = (limitClass: LimitClass, key: string, weight?: number) => Promise<void>

/** Takes from a class's window, or refuses. While the store of the windows is away, reads stay open. */
export function createSpend({ env, log }: Deps, limiter: Limiter, limits: Limits): Spend {
  let warnedAt = Number.NEGATIVE_INFINITY
  return async (limitClass, key, weight = 1) => {
    const wait = await limiter.take(`${limitClass}:${key}`, limits[limitClass], weight).catch((error: unknown) => {
      if (env.now() - warnedAt >= warnInterval) {
        warnedAt = env.now()
        log('warn', 'limiter.unavailable', { reason: reasonOf(error) })
      }
      return 0
    })
    if (wait > 0) throw new ServerError('limit/requests', { retryAfter: wait / second })
  }
}

/** Whose window a call takes from. The proxy to nodes is weighed by what it carries. */
export function limitClassOf(call: Endpoint): Exclude<LimitClass, 'errorEvents' | 'unknown'> | undefined {
  if (call.host === 'machine') return undefined
  if (call.hasCredentials) return 'auth'
  return call === callRpc ? 'rpc' : call.host
}

export function limitKey(projectId: string | undefined, ip: string): string {
  return `${projectId ?? 'none'}:${limitIp(ip)}`
}

export function weightOf(call: Endpoint, body: unknown, limits: Limits): number {
  // The body has passed the schema of this very call.
  return call === callRpc ? rpcWeight(body as Body<typeof callRpc>, limits.rpc.units) : 1
}
