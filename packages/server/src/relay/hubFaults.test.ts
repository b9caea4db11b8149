import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryExchange } from '../bus/createMemoryBus.js'
import type { Db } from '../db/db.js'
import { nodeEnv } from '../env.js'
import { ServerError } from '../errors/ServerError.js'
import { sha256 } from '../sha256.js'
import { client, topicOf } from '../test/relayClient.js'
import { createTestDb } from '../test/testDb.js'
import { createHub, type Hub } from './createHub.js'
import { createMailbox, publisherOf } from './createMailbox.js'
import { relayLimits } from './relayLimits.js'

let db: Db
let isAway = false
const env = nodeEnv()
const hubs: Hub[] = []
/** The database as a node sees it while the network between them may be cut. */
const shaky = (): Db => ({
  ...db,
  sql: (text, ...values) =>
    isAway ? Promise.reject(new ServerError('database/unavailable')) : db.sql(text, ...values),
})

beforeAll(async () => {
  db = await createTestDb()
})
afterAll(async () => {
  await Promise.all(hubs.map((hub) => hub.close()))
  await db.close()
})
beforeEach(async () => {
  isAway = false
  await db.sql`delete from relay_messages`
})

/** Deaf: it hears nothing of the others, as when the bus is away. */
function node(exchange = createMemoryExchange(), database: Db = db): Hub {
  const hub = createHub({ env, db: database, bus: exchange.join(), log: () => undefined })
  hubs.push(hub)
  return hub
}

/** What a node leaves behind that dies after the commit and before it told anybody. */
async function storeAndDie(topic: string, message: string, clientId: string): Promise<void> {
  const now = env.now()
  const publisher = publisherOf(clientId)
  await createMailbox(db).store({ topic, message, tag: 1108, publisher, publishedAt: now, expiresAt: now + 300_000 })
}

describe('[sec:R4] a node that stores and dies', () => {
  it('is found out: the subscriber of another node gets the message without asking', async () => {
    const hub = node()
    const topic = topicOf()
    const receiver = client(hub)
    await receiver.call('irn_subscribe', { topic })
    await hub.catchUp()
    await storeAndDie(topic, 'orphan', 'did:key:dead')
    await hub.catchUp()
    expect(await receiver.received(1)).toEqual(['orphan'])
    await hub.catchUp()
    expect(receiver.frames).toHaveLength(1)
  })

  it('and its client publishes again elsewhere: what is known is handed on all the same, and stored once', async () => {
    const hub = node()
    const topic = topicOf()
    const [sender, receiver] = [client(hub), client(hub)]
    await receiver.call('irn_subscribe', { topic })
    await storeAndDie(topic, 'again', sender.clientId)
    expect(await sender.publish(topic, 'again')).toBe(true)
    expect(await receiver.received(1)).toEqual(['again'])
    expect(await sender.publish(topic, 'again')).toBe(true)
    expect(receiver.frames).toHaveLength(1)
    expect(await db.sql`select 1 from relay_messages`).toHaveLength(1)
  })
})

describe('more than may be under way at once', () => {
  it('is handed over as fast as it is acknowledged, in order, each once', async () => {
    const hub = node()
    const topic = topicOf()
    const sender = client(hub)
    const texts = Array.from({ length: relayLimits.mailboxMessages }, (_, index) => `m${index}`)
    await Promise.all(texts.map((text) => sender.publish(topic, text)))
    const receiver = client(hub)
    await receiver.call('irn_subscribe', { topic })
    await receiver.received(relayLimits.handOver)
    await hub.catchUp()
    expect(receiver.frames).toHaveLength(relayLimits.handOver)
    receiver.acknowledgeFromNowOn()
    expect(await receiver.received(texts.length)).toEqual(texts)
    await hub.close()
    expect(await db.sql`select 1 from relay_messages`).toEqual([])
  })

  it('counts bytes too: large messages never fill the socket of a slow client', async () => {
    const hub = node()
    const topic = topicOf()
    const sender = client(hub)
    const texts = Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(relayLimits.message, '.'))
    for (const text of texts) await sender.publish(topic, text)
    const receiver = client(hub)
    await receiver.call('irn_subscribe', { topic })
    const fitting = Math.floor(relayLimits.handOverBytes / relayLimits.message)
    await receiver.received(fitting)
    await sender.publish(topic, 'newest')
    await hub.catchUp()
    expect(receiver.frames).toHaveLength(fitting)
    receiver.acknowledgeFromNowOn()
    expect(await receiver.received(21)).toEqual([...texts, 'newest'])
  })

  it('is fetched page by page over HTTP', async () => {
    const hub = node()
    const topic = topicOf()
    const [sender, reader] = [client(hub), client(hub)]
    const texts = Array.from({ length: 700 }, (_, index) => `m${index}`)
    await Promise.all(texts.map((text) => sender.publish(topic, text)))
    type Page = { messages: { message: string }[]; hasMore: boolean; cursor?: string }
    const pages: Page[] = []
    do {
      const { cursor } = pages.at(-1) ?? {}
      pages.push((await reader.call('irn_fetchMessages', { topic, ...(cursor && { cursor }) })) as Page) // our own answer
    } while (pages.at(-1)?.hasMore)
    expect(pages.map(({ messages }) => messages.length)).toEqual([500, 200])
    expect(pages.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual(texts)
  })
})

describe('order', () => {
  it('what waits comes before what is published while it is read', async () => {
    const hub = node()
    const topic = topicOf()
    const sender = client(hub)
    await Promise.all(['1', '2', '3'].map((text) => sender.publish(topic, text)))
    const receiver = client(hub)
    const subscribed = receiver.call('irn_subscribe', { topic })
    const published = ['4', '5'].map((text) => sender.publish(topic, text))
    await Promise.all([subscribed, ...published])
    expect(await receiver.received(5)).toEqual(['1', '2', '3', '4', '5'])
  })

  it('is kept across nodes', async () => {
    const exchange = createMemoryExchange()
    const [one, two] = [node(exchange), node(exchange)]
    const topic = topicOf()
    const [sender, receiver] = [client(one), client(two)]
    await receiver.call('irn_subscribe', { topic })
    receiver.acknowledgeFromNowOn()
    const texts = Array.from({ length: 300 }, (_, index) => `m${index}`)
    await Promise.all(texts.map((text) => sender.publish(topic, text)))
    expect(await receiver.received(300)).toEqual(texts)
  })
})

describe('one publication that the database refuses', () => {
  it('fails alone: everybody else of its batch is stored', async () => {
    const mailbox = createMailbox(db)
    const now = env.now()
    const message = (text: string, tag: number) => ({
      topic: topicOf(),
      message: text,
      tag,
      publisher: sha256('x'),
      publishedAt: now,
      expiresAt: now + 300_000,
    })
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => mailbox.store(message(`${index}`, index === 17 ? 2 ** 40 : 1))),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(results[17]?.status).toBe('rejected')
    expect(await db.sql`select 1 from relay_messages`).toHaveLength(39)
  })
})

describe('[sec:R5] a database that is away', () => {
  it('when somebody subscribes: what waits comes when it is back', async () => {
    const hub = node(createMemoryExchange(), shaky())
    const topic = topicOf()
    await storeAndDie(topic, 'waited', 'did:key:other')
    isAway = true
    const receiver = client(hub)
    await receiver.call('irn_subscribe', { topic })
    await expect(client(hub).publish(topic, 'x')).rejects.toMatchObject({ code: 'database/unavailable' })
    await hub.catchUp()
    expect(receiver.frames).toEqual([])
    isAway = false
    await hub.catchUp()
    expect(await receiver.received(1)).toEqual(['waited'])
  })

  it('when another node announces something', async () => {
    const exchange = createMemoryExchange()
    const [one, two] = [node(exchange), node(exchange, shaky())]
    const topic = topicOf()
    const receiver = client(two)
    await receiver.call('irn_subscribe', { topic })
    await receiver.call('irn_fetchMessages', { topic })
    await two.catchUp()
    isAway = true
    await client(one).publish(topic, 'announced in vain')
    await two.catchUp()
    isAway = false
    await two.catchUp()
    expect(await receiver.received(1)).toEqual(['announced in vain'])
  })
})

describe('[sec:B8] the limits of a mailbox', () => {
  it('hold to the message, however many come together', async () => {
    const hub = node()
    const topic = topicOf()
    const sender = client(hub)
    const texts = Array.from({ length: relayLimits.mailboxMessages + 100 }, (_, index) => `m${index}`)
    const results = await Promise.allSettled(texts.map((text) => sender.publish(topic, text)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(relayLimits.mailboxMessages)
    expect(await db.sql`select 1 from relay_messages`).toHaveLength(relayLimits.mailboxMessages)
  })

  it('count bytes', async () => {
    const hub = node()
    const topic = topicOf()
    const sender = client(hub)
    const fitting = Math.floor(relayLimits.mailboxBytes / relayLimits.message)
    const texts = Array.from({ length: fitting + 3 }, (_, index) => `${index}`.padEnd(relayLimits.message, '.'))
    const results = await Promise.allSettled(texts.map((text) => sender.publish(topic, text)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(fitting)
  })

  it('a client listens to so many topics and not to one more', async () => {
    const receiver = client(node())
    for (let left = relayLimits.subscriptions; left > 0; left -= relayLimits.batch)
      await receiver.call('irn_batchSubscribe', { topics: Array.from({ length: relayLimits.batch }, topicOf) })
    await expect(receiver.call('irn_subscribe', { topic: topicOf() })).rejects.toMatchObject({ code: 'limit/requests' })
  })
})
