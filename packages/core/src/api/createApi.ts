import type { CaipNetworkId } from '@portico/wire'
import { readRetryAfter } from '@portico/wire/headers'
import { type Answer, type Endpoint, getSupportedChains } from '@portico/wire/http'
import { serverLimits } from '../config/serverLimits.js'
import type { PorticoContext } from '../context.js'
import { apiError } from '../errors/apiError.js'
import { isPorticoError } from '../errors/PorticoError.js'
import type { Api, ApiRequest } from '../slots/api.js'
import { trackError } from '../telemetry/trackError.js'
import { alertUnauthorized } from './alertUnauthorized.js'
import { pause } from './pause.js'
import { readAnswer } from './readAnswer.js'
import { requestUrl } from './requestUrl.js'
import { createResource } from './resource.js'
import { retryDelay } from './retryDelay.js'
import { tags } from './tags.js'
import { timedFetch } from './timedFetch.js'

/** Talks to the operator's server. Never throws anything but a `PorticoError`, whatever comes back. */
export function createApi(ctx: PorticoContext): Api {
  const life = new AbortController()
  ctx.onDestroy(() => life.abort())
  const isOver = (signal: AbortSignal | undefined): boolean => signal?.aborted || life.signal.aborted
  const baseOf = ({ host, path }: Endpoint): string => {
    const base = host === 'machine' ? undefined : ctx.store.get().options.endpoints[host]
    if (base === undefined) throw apiError('api/unreachable', { path })
    return base
  }
  const chains = createResource(ctx, {
    key: () => '',
    lifetime: Number.POSITIVE_INFINITY,
    fetch: (_: undefined, signal) => call(getSupportedChains, { signal }),
  })

  async function call<Call extends Endpoint>(
    endpoint: Call,
    { path, query, body, signal, headers, mayRefuse }: ApiRequest<Call> = {},
  ): Promise<Answer<Call>> {
    const url = requestUrl(baseOf(endpoint), endpoint, path ?? {}, { ...query, ...tags(ctx) })
    // As text: no preflight goes ahead of it.
    const init = {
      method: endpoint.method,
      credentials: endpoint.hasCredentials ? 'include' : 'omit',
      ...(headers && { headers }),
      ...(body && { body: JSON.stringify(body) }),
    } as const
    try {
      return readAnswer(endpoint, await send(endpoint, url, init, signal))
    } catch (error) {
      if (isOver(signal)) throw apiError('api/aborted', undefined, { cause: error })
      if (!mayRefuse || !isPorticoError(error, 'api/refused')) trackError(ctx, error)
      throw error
    }
  }

  /** The body of the first good response, asked for at most three times. */
  async function send(
    endpoint: Endpoint,
    url: string,
    init: RequestInit,
    signal: AbortSignal | undefined,
  ): Promise<string> {
    for (let retries: number = serverLimits.apiRetries; ; retries -= 1) {
      const { response, text = '', cause, isLate } = await timedFetch(ctx, url, init, [signal, life.signal])
      if (response?.ok) return text
      const now = ctx.env.now()
      const retryAfter = response?.headers.get('retry-after') ?? null
      const delay = response ? retryDelay(response.status, retryAfter, now) : serverLimits.apiRetryDelay
      if (isOver(signal) || retries === 0 || delay === undefined || isLate) {
        if (!response) throw apiError('api/unreachable', { path: endpoint.path }, { cause })
        const { status } = response
        alertUnauthorized(ctx, status, text)
        if (status === 429)
          throw apiError(
            'api/rate-limited',
            { status, retryAfter: readRetryAfter(retryAfter, now) },
            { cause: response },
          )
        throw apiError('api/refused', { status }, { cause: response })
      }
      await pause(ctx, delay, [signal, life.signal])
    }
  }

  return {
    call,
    imageUrl: (endpoint, id) => requestUrl(baseOf(endpoint), endpoint, { id }, tags(ctx)),
    async isSupported(network: CaipNetworkId) {
      const known = await chains.get(undefined)
      return known.http.includes(network)
    },
  }
}
