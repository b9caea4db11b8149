import { Socket } from 'node:net'
import pg from 'pg'
import type { ServerEnv } from '../env.js'
import { createBatch } from '../relay/createBatch.js'
import type { Bus } from './bus.js'

const channel = 'portico_relay'
const reconnectDelay = 1_000
const beatEvery = 5_000
const beat = 'beat'

type Link = {
  readonly client: pg.Client
  readonly stream: Socket
  /** One statement at a time, with all that came in the meantime. */
  notify(text: string): Promise<unknown>
  isHeard: boolean
}

/**
 * PostgreSQL's own LISTEN and NOTIFY: several processes on one database need nothing else. A connection of its own,
 * because a pooled one would be taken away. It says something to itself every few seconds: a connection that was cut without
 * a word, or a pooler that swallows notifications, is noticed by the silence. Then it is made anew, and `onGap` says that
 * something may be missed.
 */
export async function createPostgresBus(url: string, env: ServerEnv, onGap: () => void): Promise<Bus> {
  const node = env.randomHex(8)
  const listeners = new Set<(text: string) => void>()
  let link: Link | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const stream = new Socket()
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      stream: () => stream,
    })
    const notices = createBatch(async (texts: readonly string[]) => {
      await client.query('select pg_notify($1, text) from unnest($2::text[]) as text', [channel, texts])
      return texts
    })
    const next: Link = { client, stream, notify: (text) => notices.add(`${node} ${text}`), isHeard: true }
    client.on('error', () => lose(next))
    client.on('end', () => lose(next))
    client.on('notification', ({ payload = '' }) => {
      const [from, text] = split(payload)
      if (from === node) next.isHeard = true
      else if (text !== beat) for (const listener of listeners) listener(text)
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      stream.destroy()
      throw error
    }
    link = next
    after(beatEvery, check)
  }

  function check(): void {
    const current = link
    if (!current) return
    if (!current.isHeard) {
      lose(current)
      return
    }
    current.isHeard = false
    current.notify(beat).catch(() => lose(current))
    after(beatEvery, check)
  }

  function lose(lost: Link): void {
    if (isClosed || link !== lost) return
    link = undefined
    // Not ended politely: there may be nobody to be polite to.
    lost.stream.destroy()
    after(reconnectDelay, retry)
  }

  async function retry(): Promise<void> {
    try {
      await connect()
      onGap()
    } catch {
      if (!isClosed) after(reconnectDelay, retry)
    }
  }

  function after(milliseconds: number, run: () => void): void {
    if (timer) env.clearTimeout(timer)
    timer = env.setTimeout(run, milliseconds)
    timer.unref?.()
  }

  await connect()
  return {
    async publish(text) {
      // While it is away nobody is told: the others look into the database by themselves.
      await link?.notify(text)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      isClosed = true
      if (timer) env.clearTimeout(timer)
      await link?.client.end()
    },
  }
}

function split(payload: string): [node: string, text: string] {
  const space = payload.indexOf(' ')
  return [payload.slice(0, space), payload.slice(space + 1)]
}
