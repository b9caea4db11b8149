import type { ServerEnv } from '../env.js'
import { ServerError } from '../errors/ServerError.js'
import type { Bus } from './bus.js'

const subject = 'portico.relay'

/** NATS, for operators who have it. Its client is loaded only then, and installed by those who need it. */
export async function createNatsBus(url: string, env: ServerEnv, onGap: () => void): Promise<Bus> {
  const { connect } = await loadClient()
  // It asks for a sign of life: two without an answer, and the connection is made anew.
  const life = { pingInterval: 5_000, maxPingOut: 2, maxReconnectAttempts: -1, reconnectTimeWait: 1_000 }
  const connection = await connect({ servers: url, ...life })
  const node = env.randomHex(8)
  const listeners = new Set<(text: string) => void>()
  connection.subscribe(subject, {
    callback(error, message) {
      if (error) return
      const [from, text = ''] = message.string().split(' ')
      if (from !== node) for (const listener of listeners) listener(text)
    },
  })
  void watch()

  async function watch(): Promise<void> {
    for await (const { type } of connection.status()) if (type === 'reconnect') onGap()
  }

  return {
    async publish(text) {
      connection.publish(subject, `${node} ${text}`)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => connection.drain(),
  }
}

async function loadClient(): Promise<typeof import('@nats-io/transport-node')> {
  try {
    return await import('@nats-io/transport-node')
  } catch (cause) {
    const detail =
      'NATS_URL is set, and the package @nats-io/transport-node is not installed: install it beside @portico/server.'
    throw new ServerError('operator/config', { detail, cause })
  }
}
