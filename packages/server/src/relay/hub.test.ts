import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryExchange } from '../bus/createMemoryBus.js'
import type { Db } from '../db/db.js'
import { nodeEnv } from '../env.js'
import { client, topicOf } from '../test/relayClient.js'
import { createTestDb } from '../test/testDb.js'
import { createHub, type Hub } from './createHub.js'
import { relayLimits } from './relayLimits.js'

let db: Db
let now = 1_800_000_000_000
const exchange = createMemoryExchange()
const env = { ...nodeEnv(), now: () => now }
const hubs: Hub[] = []

beforeAll(async () => {
  db = await createTestDb()
})
afterAll(async () => {
  await Promise.all(hubs.map((hub) => hub.close()))
  await db.close()
})
beforeEach(async () => {
  await db.sql`delete from relay_messages`
})

function node(): Hub {
  const hub = createHub({ env, db, bus: exchange.join(), log: () => undefined })
  hubs.push(hub)
  return hub
}

const stored = async () => Number((await db.sql<{ n: string }>`select count(*) as n from relay_messages`)[0]?.n)

describe('the relay', () => {
  it('keeps a message for a receiver who comes later, and forgets it once acknowledged', async () => {
    const hub = node()
    const topic = topicOf()
    const sender = client(hub)
    expect(await sender.publish(topic, 'sealed')).toBe(true)
    expect(await stored()).toBe(1)
    const receiver = client(hub)
    await receiver.call('irn_subscribe', { topic })
    expect(await receiver.received(1)).toEqual(['sealed'])
    receiver.acknowledgeAll()
    await hub.close()
    expect(await stored()).toBe(0)
  })

  it('delivers at once to who listens, never to the publisher or another tab of it', async () => {
    const hub = node()
    const topic = topicOf()
    const sender = client(hub)
    const tab = client(hub, sender.clientId)
    const receiver = client(hub)
    for (const one of [sender, tab, receiver]) await one.call('irn_subscribe', { topic })
    await sender.publish(topic, 'hello')
    expect(await receiver.received(1)).toEqual(['hello'])
    expect(sender.frames).toEqual([])
    expect(tab.frames).toEqual([])
  })

  it('answers a subscription with the id that clients compute themselves, and numbers deliveries with 16 digits', async () => {
    const hub = node()
    const topic = topicOf()
    const receiver = client(hub)
    const id = await receiver.call('irn_subscribe', { topic })
    expect(await receiver.call('irn_batchSubscribe', { topics: [topic] })).toEqual([id])
    await client(hub).publish(topic, 'a')
    await receiver.received(1)
    expect(receiver.frames[0]?.params.id).toBe(id)
    expect(String(receiver.frames[0]?.id)).toMatch(/^\d{16}$/)
  })

  it('stores a message once, however often it is published', async () => {
    const hub = node()
    const topic = topicOf()
    const sender = client(hub)
    await Promise.all([sender.publish(topic, 'a'), sender.publish(topic, 'a'), sender.publish(topic, 'a')])
    expect(await stored()).toBe(1)
  })

  it('hands over in the order of publishing', async () => {
    const hub = node()
    const topic = topicOf()
    const sender = client(hub)
    const texts = Array.from({ length: 50 }, (_, index) => `m${index}`)
    await Promise.all(texts.map((text) => sender.publish(topic, text)))
    const receiver = client(hub)
    await receiver.call('irn_batchSubscribe', { topics: [topic] })
    expect(await receiver.received(50)).toEqual(texts)
  })

  it('[sec:R9] 200 wallets that were away: everything before its time to live ends, nothing after', async () => {
    const hub = node()
    const topics = Array.from({ length: 200 }, topicOf)
    const publish = () => Promise.all(topics.map((topic, at) => client(hub).publish(topic, `${at}`, 300)))
    await publish()
    now += 299_999
    const arrived = topics.map(async (topic) => {
      const wallet = client(hub)
      await wallet.call('irn_subscribe', { topic })
      return (await wallet.received(1))[0]
    })
    expect(await Promise.all(arrived)).toEqual(topics.map((_, at) => `${at}`))
    now++
    const late = topics.map((topic) => client(hub).call('irn_fetchMessages', { topic }))
    expect(await Promise.all(late)).toEqual(topics.map(() => ({ messages: [], hasMore: false })))
    // Published once more under the same hash: it lives again.
    await publish()
    expect(await client(hub).call('irn_fetchMessages', { topic: topics[0] })).toMatchObject({
      messages: [{ message: '0' }],
    })
  })

  it('lets a client without a socket fetch, and leaves what it fetched for the socket', async () => {
    const hub = node()
    const topic = topicOf()
    await client(hub).publish(topic, 'a')
    const receiver = client(hub)
    const fetched = await receiver.call('irn_batchFetchMessages', { topics: [topic] })
    expect(fetched).toMatchObject({ messages: [{ topic, message: 'a', tag: 1108 }], hasMore: false })
    await receiver.call('irn_subscribe', { topic })
    expect(await receiver.received(1)).toEqual(['a'])
  })

  it('subscribes who proposes to the pairing, and who approves to the session', async () => {
    const hub = node()
    const [pairingTopic, sessionTopic] = [topicOf(), topicOf()]
    const [dapp, wallet] = [client(hub), client(hub)]
    await dapp.call('wc_proposeSession', { pairingTopic, sessionProposal: 'proposal', ttl: 300, correlationId: 1 })
    await wallet.call('irn_subscribe', { topic: pairingTopic })
    expect(await wallet.received(1)).toEqual(['proposal'])
    const approval = { sessionProposalResponse: 'yes', sessionSettlementRequest: 'settle', ttl: 300 }
    await wallet.call('wc_approveSession', { sessionTopic, pairingTopic, ...approval })
    expect(await dapp.received(1)).toEqual(['yes'])
    await dapp.call('irn_subscribe', { topic: sessionTopic })
    expect(await dapp.received(2)).toEqual(['yes', 'settle'])
    expect(dapp.frames.map(({ params }) => params.data.tag)).toEqual([1101, 1102])
    await dapp.publish(sessionTopic, 'request')
    expect(await wallet.received(2)).toEqual(['proposal', 'request'])
  })

  it('reaches clients of another node on the same database', async () => {
    const [one, two] = [node(), node()]
    const topic = topicOf()
    const [sender, receiver] = [client(one), client(two)]
    await receiver.call('irn_subscribe', { topic })
    await sender.publish(topic, 'across')
    expect(await receiver.received(1)).toEqual(['across'])
  })

  it('finds what it could not hear when the bus was away', async () => {
    const [one, two] = [node(), createHub({ env, db, bus: createMemoryExchange().join(), log: () => undefined })]
    hubs.push(two)
    const topic = topicOf()
    const receiver = client(two)
    await receiver.call('irn_subscribe', { topic })
    await receiver.call('irn_fetchMessages', { topic })
    await client(one).publish(topic, 'missed')
    expect(receiver.frames).toEqual([])
    await two.catchUp()
    expect(await receiver.received(1)).toEqual(['missed'])
  })

  it('refuses a topic nobody empties, and other clients go on', async () => {
    const hub = node()
    const topic = topicOf()
    const sender = client(hub)
    const messages = Array.from({ length: relayLimits.mailboxMessages }, (_, index) => `${index}`)
    await Promise.all(messages.map((text) => sender.publish(topic, text)))
    await expect(sender.publish(topic, 'one more')).rejects.toMatchObject({ code: 'limit/requests' })
    expect(await sender.publish(topicOf(), 'elsewhere')).toBe(true)
  })

  it.each([
    ['irn_publish', { topic: 'short', message: 'a', ttl: 300, tag: 1 }],
    ['irn_publish', { topic: topicOf(), message: 'a'.repeat(relayLimits.message + 1), ttl: 300, tag: 1 }],
    ['irn_publish', { topic: topicOf(), message: 'a', ttl: relayLimits.ttlMin - 1, tag: 1 }],
    ['irn_publish', { topic: topicOf(), message: 'a', ttl: relayLimits.ttlMax + 1, tag: 1 }],
    ['irn_publish', { topic: topicOf(), message: 'a', ttl: 300, tag: relayLimits.tag + 1 }],
    ['irn_publish', { topic: topicOf(), message: 'a\u0000b', ttl: 300, tag: 1 }],
    ['irn_publish', { topic: topicOf(), message: 'half \ud800 a character', ttl: 300, tag: 1 }],
    ['irn_publish', { topic: `${topicOf()}' or 1=1`, message: 'a', ttl: 300, tag: 1 }],
    ['irn_batchSubscribe', { topics: Array.from({ length: 501 }, topicOf) }],
    ['irn_subscribe', null],
    ['irn_subscribe', []],
  ])('refuses %s with %j', async (method, params) => {
    await expect((async () => client(node()).call(method, params))()).rejects.toMatchObject({ code: 'request/body' })
  })

  it('knows no other methods', async () => {
    await expect((async () => client(node()).call('constructor', {}))()).rejects.toMatchObject({
      code: 'request/not-found',
    })
  })
})
