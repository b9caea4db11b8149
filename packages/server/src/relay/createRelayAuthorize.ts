import { unauthorized } from '@portico/wire/http'
import type { Projects } from '../deps.js'
import type { ServerEnv } from '../env.js'
import { isOriginAllowed } from '../projects/isOriginAllowed.js'
import { verifyRelayToken } from './verifyRelayToken.js'

/** What a client shows at the relay's door, over a socket or over HTTP. */
export type RelayVisit = {
  readonly query: URLSearchParams
  /** A page's; programs have none. */
  readonly origin: string | undefined
  /** `Authorization: Bearer …`, which keeps the token out of addresses; the clients in the field put it in the query. */
  readonly bearer?: string | undefined
}
export type RelayAdmission = { readonly clientId: string } | { readonly refusal: string }

/** Token, project and origin, in the words that kits tell apart (API-06). */
export function createRelayAuthorize(options: {
  env: ServerEnv
  projects: Pick<Projects, 'find'>
  /** Addresses this relay is reached at, as clients write them: `wss://kit.example.com/relay`. */
  audiences: readonly string[]
}): (visit: RelayVisit) => Promise<RelayAdmission> {
  const own = new Set(options.audiences.flatMap((audience) => hostAndPath(audience) ?? []))
  const isAudience = (audience: string): boolean => own.has(hostAndPath(audience) ?? '')
  return async ({ query, origin, bearer }) => {
    const token = verifyRelayToken(bearer ?? query.get('auth') ?? '', options.env.now(), isAudience)
    if ('refusal' in token) return token
    const project = await options.projects.find(query.get('projectId') ?? '')
    if (!project) return { refusal: unauthorized.key }
    if (origin !== undefined && !isOriginAllowed(origin, project)) return { refusal: unauthorized.origin }
    return token
  }
}

/** Clients sign the whole address, query included; the scheme depends on what stands in front of us. */
function hostAndPath(address: string): string | undefined {
  try {
    const { host, pathname } = new URL(address)
    return host + pathname.replace(/\/+$/, '')
  } catch {
    return undefined
  }
}
