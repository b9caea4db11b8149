import type { Db } from '../db/db.js'
import type { Sealed } from './createMailbox.js'
import { relayLimits } from './relayLimits.js'

/** How much more each topic may hold. Most topics see a handful of messages and are never counted. */
export type Rooms = {
  /** For each message whether there is room for it; what has room counts as stored. */
  take(messages: readonly Pick<Sealed, 'topic' | 'message'>[]): Promise<readonly boolean[]>
}

type Room = { messages: number; bytes: number }

const topicsLimit = 50_000
// Two in a hundred of a full mailbox: so much may come before the database is asked, here and at every other node.
const trusted = /* @__PURE__ */ Object.freeze({
  messages: relayLimits.mailboxMessages / 50,
  bytes: relayLimits.mailboxBytes / 50,
})

export function createRooms(db: Db): Rooms {
  const rooms = new Map<string, Room>()

  async function count(topics: readonly string[]): Promise<Map<string, Room>> {
    const used = await db.sql<{ topic: string; messages: string; bytes: string }>`
      select asked.topic, kept.messages, kept.bytes
      from unnest(${topics}::text[]) as asked(topic) cross join lateral (
        select count(*) as messages, coalesce(sum(octet_length(message)), 0) as bytes
        from relay_messages where topic = asked.topic
      ) as kept`
    return new Map(
      used.map(({ topic, messages, bytes }) => [
        topic,
        { messages: relayLimits.mailboxMessages - Number(messages), bytes: relayLimits.mailboxBytes - Number(bytes) },
      ]),
    )
  }

  /** The latest come last: what is forgotten is what was quiet longest. */
  function keep(topic: string, { messages, bytes }: Room): void {
    rooms.delete(topic)
    rooms.set(topic, { messages: Math.min(messages, trusted.messages), bytes: Math.min(bytes, trusted.bytes) })
    // Not looked for in vain: a map remembers what was deleted from it, and walks over it.
    if (rooms.size > topicsLimit) for (const oldest of [...rooms.keys()].slice(0, topicsLimit / 2)) rooms.delete(oldest)
  }

  return {
    async take(messages) {
      const wanted = new Map<string, Room>()
      for (const { topic, message } of messages) {
        const sum = wanted.get(topic) ?? { messages: 0, bytes: 0 }
        wanted.set(topic, { messages: sum.messages + 1, bytes: sum.bytes + message.length })
      }
      const fits = (room: Room, want: Room): boolean => want.messages <= room.messages && want.bytes <= room.bytes
      const unsure = [...wanted].flatMap(([topic, want]) => (fits(rooms.get(topic) ?? trusted, want) ? [] : [topic]))
      const counted = unsure.length === 0 ? new Map<string, Room>() : await count(unsure)
      const left = new Map(
        [...wanted.keys()].map((topic) => [topic, { ...(counted.get(topic) ?? rooms.get(topic) ?? trusted) }]),
      )
      const taken = messages.map(({ topic, message }) => {
        const room = left.get(topic)
        if (!room || room.messages < 1 || room.bytes < message.length) return false
        room.messages--
        room.bytes -= message.length
        return true
      })
      for (const [topic, room] of left) keep(topic, room)
      return taken
    },
  }
}
