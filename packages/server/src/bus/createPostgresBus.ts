import pg from 'pg'
import type { ServerEnv } from '../env.js'
import type { Bus } from './bus.js'

const channel = 'portico_relay'
const reconnectDelay = 1_000

/**
 * PostgreSQL's own LISTEN and NOTIFY: several processes on one database need nothing else. A connection of its own,
 * because a pooled one would be taken away; when it breaks it comes back, and `onGap` says that something may be missed.
 */
export async function createPostgresBus(url: string, env: ServerEnv, onGap: () => void): Promise<Bus> {
  const node = env.randomHex(8)
  const listeners = new Set<(text: string) => void>()
  let client: pg.Client | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, keepAlive: true })
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    next.on('notification', ({ payload = '' }) => {
      const [from, text] = split(payload)
      if (from !== node) for (const listener of listeners) listener(text)
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }

  function lose(lost: pg.Client): void {
    if (isClosed || client !== lost) return
    client = undefined
    retry()
  }

  function retry(): void {
    timer = env.setTimeout(async () => {
      try {
        await connect()
        onGap()
      } catch {
        if (!isClosed) retry()
      }
    }, reconnectDelay)
  }

  await connect()
  return {
    async publish(text) {
      await client?.query('select pg_notify($1, $2)', [channel, `${node} ${text}`])
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      isClosed = true
      if (timer) env.clearTimeout(timer)
      await client?.end()
    },
  }
}

function split(payload: string): [node: string, text: string] {
  const space = payload.indexOf(' ')
  return [payload.slice(0, space), payload.slice(space + 1)]
}
