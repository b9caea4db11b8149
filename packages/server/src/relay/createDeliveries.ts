import type { ServerEnv } from '../env.js'
import { sha256 } from '../sha256.js'
import type { Connection } from './connection.js'
import type { Stored } from './createMailbox.js'
import { relayLimits } from './relayLimits.js'

/** What one client was handed and has not acknowledged yet. */
export type Deliveries = {
  send(message: Stored): void
  /** It is under way, or acknowledged and on its way out of the database. */
  knows(id: string): boolean
  /** The message's own id, once. */
  acknowledge(deliveryId: string | number): string | undefined
  forget(id: string): void
  /** Whether one more of that size may be under way: a client gets no faster than it reads. */
  hasRoom(size: number, more?: { count: number; bytes: number }): boolean
  /** Half of what may be under way was acknowledged: time for more. */
  isHalfEmpty(): boolean
}

export function createDeliveries(env: ServerEnv, connection: Connection): Deliveries {
  const pending = new Map<number, { id: string; size: number }>()
  const known = new Set<string>()
  let bytes = 0
  let last = 0
  return {
    send(message) {
      // Sixteen digits: peers turn longer numbers into text with a letter at its end. Later ones are larger.
      last = Math.max(last + 1, env.now() * 1_000)
      pending.set(last, { id: message.id, size: message.message.length })
      bytes += message.message.length
      known.add(message.id)
      const { topic, message: sealed, publishedAt, tag } = message
      connection.send({
        id: last,
        jsonrpc: '2.0',
        method: 'irn_subscription',
        params: { id: sha256(topic + connection.clientId), data: { topic, message: sealed, publishedAt, tag } },
      })
    },
    knows: (id) => known.has(id),
    acknowledge(deliveryId) {
      const key = Number(deliveryId)
      const delivery = pending.get(key)
      if (!delivery) return undefined
      pending.delete(key)
      bytes -= delivery.size
      return delivery.id
    },
    forget: (id) => void known.delete(id),
    hasRoom(size, more = { count: 0, bytes: 0 }) {
      const count = pending.size + more.count
      if (count === 0) return true
      return count < relayLimits.handOver && bytes + more.bytes + size <= relayLimits.handOverBytes
    },
    isHalfEmpty: () => pending.size <= relayLimits.handOver / 2 && bytes <= relayLimits.handOverBytes / 2,
  }
}
