import type { ServerEnv } from '../env.js'
import type { Bus } from './bus.js'
import { createMemoryExchange } from './createMemoryBus.js'

export type BusOptions = {
  readonly env: ServerEnv
  readonly databaseUrl?: string | undefined
  readonly natsUrl?: string | undefined
  /** Something may have been missed: look into the database. */
  readonly onGap: () => void
}

/** NATS when there is a URL for it, else the shared PostgreSQL, else this process alone. Only what is used is loaded. */
export async function createBus({ env, databaseUrl, natsUrl, onGap }: BusOptions): Promise<Bus> {
  if (natsUrl) return (await import('./createNatsBus.js')).createNatsBus(natsUrl, env, onGap)
  if (databaseUrl) return (await import('./createPostgresBus.js')).createPostgresBus(databaseUrl, env, onGap)
  return createMemoryExchange().join()
}
