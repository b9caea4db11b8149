import type { Db } from '../db/db.js'
import type { Sealed } from './createMailbox.js'
import { relayLimits } from './relayLimits.js'

/** How much more each topic may hold. Most topics see a handful of messages and are never counted. */
export type TopicQuotas = {
  /** For each message whether there is room for it; what fits counts as stored. */
  take(messages: readonly Pick<Sealed, 'topic' | 'message'>[]): Promise<readonly boolean[]>
}

type Quota = { messages: number; bytes: number }

const topicsLimit = 50_000
// Two in a hundred of a full mailbox: so much may come before the database is asked, here and at every other node.
const trusted = /* @__PURE__ */ Object.freeze({
  messages: relayLimits.mailboxMessages / 50,
  bytes: relayLimits.mailboxBytes / 50,
})

export function createTopicQuotas(db: Db): TopicQuotas {
  const quotas = new Map<string, Quota>()

  async function count(topics: readonly string[]): Promise<Map<string, Quota>> {
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
  function keep(topic: string, { messages, bytes }: Quota): void {
    quotas.delete(topic)
    quotas.set(topic, { messages: Math.min(messages, trusted.messages), bytes: Math.min(bytes, trusted.bytes) })
    // Not looked for in vain: a map remembers what was deleted from it, and walks over it.
    if (quotas.size > topicsLimit)
      for (const oldest of [...quotas.keys()].slice(0, topicsLimit / 2)) quotas.delete(oldest)
  }

  return {
    async take(messages) {
      const wanted = new Map<string, Quota>()
      for (const { topic, message } of messages) {
        const sum = wanted.get(topic) ?? { messages: 0, bytes: 0 }
        wanted.set(topic, { messages: sum.messages + 1, bytes: sum.bytes + message.length })
      }
      const fits = (quota: Quota, want: Quota): boolean => want.messages <= quota.messages && want.bytes <= quota.bytes
      const unsure = [...wanted].flatMap(([topic, want]) => (fits(quotas.get(topic) ?? trusted, want) ? [] : [topic]))
      const counted = unsure.length === 0 ? new Map<string, Quota>() : await count(unsure)
      const left = new Map(
        [...wanted.keys()].map((topic) => [topic, { ...(counted.get(topic) ?? quotas.get(topic) ?? trusted) }]),
      )
      const taken = messages.map(({ topic, message }) => {
        const quota = left.get(topic)
        if (!quota || quota.messages < 1 || quota.bytes < message.length) return false
        quota.messages--
        quota.bytes -= message.length
        return true
      })
      for (const [topic, quota] of left) keep(topic, quota)
      return taken
    },
  }
}
