import { type IrnMethod, irnAnswer, readAs } from '@portico/wire/relay'
import { createIds } from '../createIds.js'
import type { RelayEnv } from '../env.js'
import { limits } from '../limits.js'
import { RelayError } from '../RelayError.js'

type Call = { readonly at: number; resolve(result: unknown): void; reject(error: RelayError): void }

/** Calls on their way, by id. */
export type Calls = {
  /** The text to send, and the answer to come. */
  create(method: IrnMethod, params: unknown): { readonly text: string; readonly answer: Promise<unknown> }
  /** Whether the frame answered a call of ours. */
  settle(frame: unknown): boolean
  /** Fails those that wait too long; true when there were any. */
  expire(): boolean
  fail(error: RelayError): void
  count(): number
}

export function createCalls(env: RelayEnv): Calls {
  const waiting = new Map<string, Call>()
  const ids = createIds(env)
  return {
    create(method, params) {
      const id = ids.forRelay()
      const answer = new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { at: env.now(), resolve, reject })
      })
      return { text: JSON.stringify({ id, jsonrpc: '2.0', method, params }), answer }
    },
    settle(frame) {
      const answer = readAs(irnAnswer, frame)
      const call = answer && waiting.get(String(answer.id))
      if (!answer || !call) return false
      waiting.delete(String(answer.id))
      if ('error' in answer) {
        const { code: rpcCode, message: details } = answer.error
        call.reject(new RelayError('relay/answer', { rpcCode, details }))
      } else call.resolve(answer.result)
      return true
    },
    expire() {
      const late = [...waiting].filter(([, { at }]) => env.now() - at >= limits.callTimeoutMs)
      for (const [id, call] of late) {
        waiting.delete(id)
        call.reject(new RelayError('relay/timeout'))
      }
      return late.length > 0
    },
    fail(error) {
      const all = [...waiting.values()]
      waiting.clear()
      for (const call of all) call.reject(error)
    },
    count: () => waiting.size,
  }
}
