import type { Stored } from './createMailbox.js'

// PostgreSQL takes 8,000 bytes in one notification; a topic and an id are less than 90.
const perNotice = 80

/** What a node tells the others: where something new is, not what it says. */
export function noticesOf(messages: readonly Pick<Stored, 'topic' | 'id'>[]): string[] {
  const notices: string[] = []
  for (let start = 0; start < messages.length; start += perNotice)
    notices.push(
      messages
        .slice(start, start + perNotice)
        .map(({ topic, id }) => `${topic}:${id}`)
        .join(','),
    )
  return notices
}

export function readNotice(text: string): { topic: string; id: string }[] {
  return text.split(',').flatMap((entry) => {
    const match = /^([0-9a-f]{64}):(\d{1,19})$/.exec(entry)
    const [, topic, id] = match ?? []
    return topic && id ? [{ topic, id }] : []
  })
}
