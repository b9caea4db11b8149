import { storedInbox } from '@portico/wire/relay'
import { createTableStorage } from '../createTableStorage.js'
import type { RelayEnv } from '../env.js'
import { limits } from '../limits.js'

/**
 * What was read and written on each topic. A relay may deliver twice, hand our own words back, or keep a message for
 * later: each is dealt with once. Digests are bounded; ids that fell out of the list raise a floor that older requests
 * do not pass.
 */
export type Inbox = {
  load(): Promise<void>
  /** False for what is known, or too old to know. Only for messages that opened: garbage must not push out the rest. */
  accept(topic: string, message: string, requestId: number | undefined): boolean
  /** Ours: never to be read as the other side's. */
  markSent(topic: string, message: string): void
  forget(topic: string): void
}

export function createInbox(env: RelayEnv, key: string): Inbox {
  const shelf = createTableStorage(env, { key, schema: storedInbox, idOf: ({ topic }) => topic })

  function add(topic: string, digest: string, id: number): void {
    const old = shelf.get(topic)
    const seen: [string, number][] = [...(old?.seen ?? []), [digest, id]]
    const dropped = seen.slice(0, -limits.inboxSize).map(([, known]) => known)
    shelf.put({ topic, floor: Math.max(old?.floor ?? 0, ...dropped), seen: seen.slice(-limits.inboxSize) })
  }

  return {
    load: () => shelf.load(),
    accept(topic, message, requestId) {
      const digest = digestOf(message)
      const known = shelf.get(topic)
      if (known?.seen.some(([seen]) => seen === digest)) return false
      if (requestId !== undefined && known) {
        if (requestId <= known.floor || known.seen.some(([, id]) => id === requestId)) return false
      }
      add(topic, digest, requestId ?? 0)
      return true
    },
    markSent: (topic, message) => add(topic, digestOf(message), 0),
    forget: (topic) => shelf.remove(topic),
  }
}

/** An envelope ends in Poly1305's tag, a keyed hash of all of it: 16 bytes, of which base64 makes at most 24 characters. */
function digestOf(message: string): string {
  return message.slice(-24)
}
