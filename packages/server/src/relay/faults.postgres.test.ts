import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresDb } from '../db/createPostgresDb.js'
import { migrate, readMigrations } from '../db/migrate.js'
import { createCutLine } from '../test/cutLine.js'
import { isNatsInstalled, startNats } from '../test/startNats.js'
import { startPostgres, type TestPostgres } from '../test/startPostgres.js'
import { createRelayNodes, type RelayNode, type RelayNodes } from '../test/startRelayNodes.js'
import { type SteadyClient, steadyClient } from '../test/steadyClient.js'

let postgres: TestPostgres
let nodes: RelayNodes
let running: RelayNode[] = []
const clients: SteadyClient[] = []
const hasNats = isNatsInstalled()
const urls = () => running.map(({ url }) => url)

beforeAll(async () => {
  ;[postgres, nodes] = await Promise.all([startPostgres(), createRelayNodes()])
  const db = createPostgresDb(postgres.url)
  await migrate(db, await readMigrations())
  await db.close()
}, 120_000)
afterEach(async () => {
  for (const client of clients.splice(0)) client.close()
  await Promise.all(running.splice(0).map((node) => node.kill()))
})
afterAll(async () => {
  await nodes?.stop()
  await postgres?.stop()
})

async function start(count: number): Promise<void> {
  running = await Promise.all(Array.from({ length: count }, () => nodes.start(postgres.url)))
}

type Pair = { topic: string; sender: SteadyClient; receiver: SteadyClient; sent: string[] }

/** Somebody who listens at one node, and somebody who publishes at the next. */
async function pairs(count: number): Promise<Pair[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const [sender, receiver] = [steadyClient(urls, index), steadyClient(urls, index + 1)]
      clients.push(sender, receiver)
      const topic = randomBytes(32).toString('hex')
      await receiver.listen(topic)
      return { topic, sender, receiver, sent: [] }
    }),
  )
}

/** Publishes so many for each pair, all at once, and says how far it is. */
function publishAll(all: readonly Pair[], count: number, onAcknowledged: (sum: number) => void = () => undefined) {
  let sum = 0
  return Promise.all(
    all.flatMap(({ topic, sender, sent }) =>
      Array.from({ length: count }, async (_, index) => {
        const message = `${topic.slice(0, 8)} ${sent.length + index} ${randomBytes(60).toString('base64')}`
        await sender.publish(topic, message)
        sent.push(message)
        onAcknowledged(++sum)
      }),
    ),
  )
}

/** Everything acknowledged has arrived; a double was known as one. */
async function expectAll(all: readonly Pair[]): Promise<void> {
  for (const { receiver, sent } of all)
    await expect.poll(() => [...receiver.received].sort(), { timeout: 60_000 }).toEqual([...sent].sort())
}

describe('[sec:R4] kill -9 of a node in the middle of publishing', () => {
  it('loses nothing that was acknowledged, three times', async () => {
    await start(3)
    const all = await pairs(12)
    for (let round = 0; round < 3; round++) {
      const perRound = 10
      let killed: Promise<void> | undefined
      await publishAll(all, perRound, (sum) => {
        if (sum < (all.length * perRound) / 4 || killed) return
        const victim = running.shift()
        killed = victim?.kill()
      })
      expect(killed).toBeDefined()
      await killed
      await expectAll(all)
      running.push(await nodes.start(postgres.url))
    }
  }, 180_000)
})

describe('[sec:R5] the database', () => {
  it('killed under load and started again: nothing acknowledged is lost, and nodes hear each other as before', async () => {
    await start(2)
    const all = await pairs(8)
    let restarted: Promise<void> | undefined
    await publishAll(all, 15, (sum) => {
      if (sum >= 20) restarted ??= postgres.kill().then(() => postgres.start())
    })
    await restarted
    await expectAll(all)
    await publishAll(all, 3)
    await expectAll(all)
  }, 180_000)

  it('cut off from one node without a word: its clients publish again and nothing is lost', async () => {
    const { hostname, port, pathname } = new URL(postgres.url)
    const line = await createCutLine({ host: hostname, port: Number(port) })
    try {
      const behindLine = await nodes.start(`postgres://postgres@127.0.0.1:${line.port}${pathname}`)
      running = [behindLine, await nodes.start(postgres.url)]
      const all = await pairs(6)
      await publishAll(all, 2)
      await expectAll(all)
      line.cut()
      const published = publishAll(all, 3)
      // The other node's clients are served meanwhile: half of the senders are there.
      const half = all.filter((_, index) => index % 2 === 1)
      await expect.poll(() => half.every(({ sent }) => sent.length === 5), { timeout: 60_000 }).toBe(true)
      line.mend()
      await published
      await expectAll(all)
    } finally {
      line.stop()
    }
  }, 180_000)
})

describe('[sec:R5] NATS between the nodes', () => {
  it.skipIf(!hasNats)(
    hasNats ? 'killed and started again: what it did not carry is found' : 'left out: no nats-server on this machine',
    async () => {
      let nats = await startNats()
      try {
        running = [await nodes.start(postgres.url, nats.url), await nodes.start(postgres.url, nats.url)]
        const all = await pairs(6)
        await publishAll(all, 3)
        await expectAll(all)
        await nats.kill()
        await publishAll(all, 3)
        await expectAll(all)
        nats = await startNats(nats.port)
        await publishAll(all, 3)
        await expectAll(all)
      } finally {
        await nats.kill()
      }
    },
    180_000,
  )
})

describe('[sec:R6] a rolling restart under load', () => {
  it('fails nobody who tries again', async () => {
    await start(3)
    const all = await pairs(9)
    let isRolling = true
    const load = (async () => {
      while (isRolling) await publishAll(all, 1)
    })()
    for (let step = 0; step < 3; step++) {
      const fresh = await nodes.start(postgres.url)
      const old = running.shift()
      running.push(fresh)
      await old?.drain()
    }
    isRolling = false
    await load
    expect(all.every(({ sent }) => sent.length >= 3)).toBe(true)
    await expectAll(all)
  }, 180_000)
})
