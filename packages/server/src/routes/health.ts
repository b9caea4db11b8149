import type { Answer, Endpoints } from '@portico/wire/http'
import type { Deps } from '../deps.js'
import { answerWith, type Handler } from './handler.js'

type Status = 'ok' | 'failed' | 'draining'
const unavailable = 503

export const getLive: Handler<Endpoints['getLive']> = async () => ({ status: 'ok' })

export const getReady: Handler<Endpoints['getReady']> = async (deps) => {
  const checks = await readChecks(deps)
  const status = statusOf(deps, checks)
  return answerWith({ status, checks }, { status: status === 'ok' ? 200 : unavailable })
}

export const getHealth: Handler<Endpoints['getHealth']> = async (deps) => {
  const health = await readHealth(deps)
  return answerWith(health, { status: health.status === 'ok' ? 200 : unavailable })
}

/** What an operator looks at first. */
export async function readHealth(deps: Deps): Promise<Answer<Endpoints['getHealth']>> {
  const { version, startedAt } = deps.machine
  return {
    status: statusOf(deps, await readChecks(deps)),
    version,
    uptime: Math.max(0, Math.floor((deps.env.now() - startedAt) / 1_000)),
    database: deps.db.kind,
    indexers: [...deps.indexers.status()],
    relay: deps.machine.relay?.(),
  }
}

async function readChecks({ db, machine }: Deps): Promise<Record<'database' | 'migrations', boolean>> {
  try {
    // A write, not only a read: a full disk or a standby answers reads.
    await db.sql`insert into health_checks (id, at) values (1, now()) on conflict (id) do update set at = now()`
    return { database: true, migrations: (await machine.pendingMigrations()).length === 0 }
  } catch {
    // Whatever the reason, the answer is the same: not ready.
    return { database: false, migrations: false }
  }
}

function statusOf({ machine }: Deps, checks: Readonly<Record<string, boolean>>): Status {
  if (machine.isDraining()) return 'draining'
  return Object.values(checks).every(Boolean) ? 'ok' : 'failed'
}
