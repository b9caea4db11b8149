import type { ServerEnv } from '../env.js'
import type { Connection } from './connection.js'
import { type Stored, sha256 } from './createMailbox.js'

/** What one client was handed and has not acknowledged yet. */
export type Deliveries = {
  /** False when it is under way already. */
  send(message: Stored): boolean
  /** The message's own id, once. */
  acknowledge(deliveryId: string | number): string | undefined
}

export function createDeliveries(env: ServerEnv, connection: Connection): Deliveries {
  const pending = new Map<number, string>()
  const underWay = new Set<string>()
  let last = 0
  return {
    send(message) {
      if (underWay.has(message.id)) return false
      // Sixteen digits: peers turn longer numbers into text with a letter at its end. Later ones are larger.
      last = Math.max(last + 1, env.now() * 1_000)
      pending.set(last, message.id)
      underWay.add(message.id)
      const { topic, message: sealed, publishedAt, tag } = message
      connection.send({
        id: last,
        jsonrpc: '2.0',
        method: 'irn_subscription',
        params: { id: sha256(topic + connection.clientId), data: { topic, message: sealed, publishedAt, tag } },
      })
      return true
    },
    acknowledge(deliveryId) {
      const key = Number(deliveryId)
      const id = pending.get(key)
      if (id === undefined) return undefined
      pending.delete(key)
      underWay.delete(id)
      return id
    },
  }
}
