import { fetchedMessages, maxBatchTopics, readAs } from '@portico/wire/relay'
import { limits } from '../limits.js'
import { chunk } from './chunk.js'
import type { Transport, TransportEvents } from './transport.js'

/** Asks for what came in while nobody listened, and hands it on. What was handed on before is known by its digest. */
export async function fetchMissed(
  call: Transport['call'],
  events: Pick<TransportEvents, 'topics' | 'onMessage'>,
): Promise<void> {
  for (const topics of chunk(events.topics(), maxBatchTopics)) {
    for (let page = 0; page < limits.fetchPages; page++) {
      const fetched = readAs(fetchedMessages, await call('irn_batchFetchMessages', { topics }))
      const messages = fetched?.messages.filter(({ topic }) => topics.includes(topic)) ?? []
      for (const message of messages) await events.onMessage(message)
      if (!fetched?.hasMore || messages.length === 0) break
    }
  }
}
