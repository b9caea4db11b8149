import { irnAnswer, readJsonAs } from '@portico/wire/relay'
import { createIds } from '../createIds.js'
import type { RelayEnv } from '../env.js'
import { limits } from '../limits.js'
import { isRelayError, RelayError } from '../RelayError.js'
import { closeError } from './closeError.js'
import { fetchMissed } from './fetchMissed.js'
import type { Transport, TransportEvents } from './transport.js'

/** One call over HTTP. */
export function httpCall(env: RelayEnv, address: () => Promise<string>): Transport['call'] {
  const ids = createIds(env)
  return async (method, params) => {
    const body = JSON.stringify({ id: ids.forRelay(), jsonrpc: '2.0', method, params })
    const headers = { 'content-type': 'application/json' }
    let response: Response
    let text: string
    try {
      response = await env.fetch(await address(), { method: 'POST', headers, body, referrerPolicy: 'no-referrer' })
      text = await response.text()
    } catch (cause) {
      throw new RelayError('relay/disconnected', { cause })
    }
    const answer = readJsonAs(irnAnswer, text)
    if (response.status === 401 || response.status === 403)
      throw closeError(answer && 'error' in answer ? answer.error.message : text)
    if (!answer) throw new RelayError('relay/disconnected', { details: `HTTP ${response.status}` })
    if (!('error' in answer)) return answer.result
    throw new RelayError('relay/answer', { rpcCode: answer.error.code, details: answer.error.message })
  }
}

/** The fallback without a socket (RELAY-10): messages are polled at every heartbeat. */
export function createHttpTransport(env: RelayEnv, address: () => Promise<string>, events: TransportEvents): Transport {
  const call = httpCall(env, address)
  let isClosed = false
  let isAsking = false
  let timer: unknown

  function heartbeat(): void {
    env.clearTimeout(timer)
    timer = undefined
    if (isClosed || events.topics().length === 0) return
    timer = env.setTimeout(heartbeat, limits.heartbeatMs)
    if (isAsking) return
    isAsking = true
    fetchMissed(call, events)
      .catch((error) => {
        if (isRelayError(error, 'relay/disconnected')) return env.log('info', 'Relay out of reach', error)
        if (isRelayError(error)) events.onError(error)
      })
      .finally(() => {
        isAsking = false
      })
  }

  return {
    async call(method, params) {
      if (isClosed) throw new RelayError('relay/closed')
      const result = await call(method, params)
      if (timer === undefined) heartbeat()
      return result
    },
    isOpen: () => !isClosed,
    wake: heartbeat,
    close() {
      isClosed = true
      env.clearTimeout(timer)
    },
  }
}
