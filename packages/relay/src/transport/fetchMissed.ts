import { fetchedMessages, maxBatchTopics, readAs } from '@portico/wire/relay'
import { limits } from '../limits.js'
import { chunk } from './chunk.js'
import type { Transport, TransportEvents } from './transport.js'

/** Fetches messages that arrived while unsubscribed. Those already handled are recognised by their digest. */
export async function fetchMissed(
  call: Transport['call'],
  events: Pick<TransportEvents, 'topics' | 'onMessage'>,
): Promise<void> {
  for (const topics of chunk(events.topics(), maxBatchTopics)) {
    let cursor: string | undefined
    for (let page = 0; page < limits.fetchPages; page++) {
      const params = { topics, ...(cursor && { cursor }) }
      const fetched = readAs(fetchedMessages, await call('irn_batchFetchMessages', params))
      const messages = fetched?.messages.filter(({ topic }) => topics.includes(topic)) ?? []
      for (const message of messages) await events.onMessage(message)
      if (!fetched?.hasMore || messages.length === 0) break
      cursor = fetched.cursor
    }
  }
}
