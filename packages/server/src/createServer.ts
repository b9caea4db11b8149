import type { Server } from 'node:http'
import * as v from 'valibot'
import { createAdminKey } from './admin/key/createAdminKey.js'
import { createAnalytics } from './analytics/createAnalytics.js'
import { createLatencyRecorder } from './analytics/createLatencyRecorder.js'
import { forgetOld } from './analytics/forgetOld.js'
import { type ServerConfig, type ServerConfigInput, serverConfig } from './config/serverConfig.js'
import { createApp } from './createApp.js'
import type { Db } from './db/db.js'
import { pendingMigrations, readMigrations } from './db/migrate.js'
import type { Deps } from './deps.js'
import { createDirectory } from './directory/createDirectory.js'
import { importWallets } from './directory/importWallets.js'
import { shippedWallets } from './directory/shippedWallets.js'
import { nodeEnv, type ServerEnv } from './env.js'
import { createImages } from './images/createImages.js'
import { createReencoder } from './images/createReencoder.js'
import { createSafeFetch } from './images/safeFetch.js'
import { createDbLimiter } from './limits/createDbLimiter.js'
import { createMemoryLimiter } from './limits/createMemoryLimiter.js'
import { createLineWriter } from './logging/createLineWriter.js'
import { createLog } from './logging/createLog.js'
import { createJobs } from './node/createJobs.js'
import { freePort, listen } from './node/listen.js'
import { openDatabase } from './node/openDatabase.js'
import { readVersion } from './node/readVersion.js'
import { createProjects } from './projects/createProjects.js'
import { createChainData } from './providers/createChainData.js'
import { createRelayService } from './relay/createRelayService.js'
import { relayAudiences } from './relay/relayAudiences.js'

const minute = 60_000
const hour = 60 * minute
const second = 1_000
/** Over which clients of the relay are sent away, a twentieth at a time. */
const relayDrain = 20 * second

export type RunningServer = {
  readonly url: string
  readonly port: number
  readonly deps: Deps
  /** Node's own server, for what speaks another protocol on the same port. */
  readonly http: Server
  /** The console's key, when this start made one. It is told once and kept as a hash. */
  readonly adminKey: string | undefined
  /** Not ready → grace → no new connections → requests under way end → everything closed. */
  stop(): Promise<void>
}

export type CreateServerOptions = {
  readonly env?: ServerEnv | undefined
  /** Where log lines go. @default standard output */
  readonly write?: ((line: string) => void) | undefined
}

/** The whole server of an operator, listening. */
export async function createServer(
  settings: ServerConfigInput,
  { env = nodeEnv(), write = createLineWriter((text) => process.stdout.write(text)) }: CreateServerOptions = {},
): Promise<RunningServer> {
  const config = v.parse(serverConfig, settings)
  const db = await openDatabase(config)
  try {
    return await start(config, db, env, write)
  } catch (error) {
    await db.close()
    throw error
  }
}

async function start(
  config: ServerConfig,
  db: Db,
  env: ServerEnv,
  write: (line: string) => void,
): Promise<RunningServer> {
  let isDraining = false
  const log = createLog(write, env)
  const port = config.port === 0 ? await freePort(config.host) : config.port
  const publicUrl = (config.publicUrl ?? `http://localhost:${port}`).replace(/\/$/, '')
  const limiter = db.kind === 'postgres' ? createDbLimiter(db, env) : createMemoryLimiter(env)
  const latency = createLatencyRecorder(db, env)
  const jobs = createJobs(env, log)
  const migrations = await readMigrations()
  const safeFetch = createSafeFetch({ env, ipfsGateways: config.ipfsGateways, allowLocalArt: config.allowLocalArt })
  const networks = config.networks
  const images = createImages({
    ...config,
    env,
    db,
    publicUrl,
    safeFetch,
    reencode: createReencoder({ env }),
    networks,
  })
  const projects = createProjects({ db, env, reserved: [new URL(publicUrl).origin] })
  for (const project of config.projects) if (!(await projects.find(project.id))) await projects.create(project)
  await importWallets(db, await shippedWallets(), { source: 'portico' })

  const relay = await createRelayService({
    env,
    db,
    log,
    projects,
    databaseUrl: config.databaseUrl,
    natsUrl: config.natsUrl,
    audiences: relayAudiences(publicUrl, port),
    socketsPerSecond: config.relaySocketsPerSecond,
    trustedProxies: config.trustedProxies,
  })

  const deps: Deps = {
    env,
    db,
    log,
    networks,
    publicUrl,
    projects,
    images,
    directory: createDirectory({ db, env }),
    analytics: createAnalytics({ db, env, limiter }),
    machine: {
      version: await readVersion(),
      startedAt: env.now(),
      isDraining: () => isDraining,
      relay: relay.stats,
      pendingMigrations: () => pendingMigrations(db, migrations),
    },
    ...createChainData({ env, db, log, networks, images, safeFetch, publicUrl, prices: config.prices }),
  }
  const { trustedProxies, consoleOrigins, limits } = config
  const app = createApp(deps, { limiter, latency, trustedProxies, consoleOrigins, limits, relay })
  const adminKey = await createAdminKey(db, env)
  const listening = await listen(app, { host: config.host, port }, env).catch(async (error: unknown) => {
    await deps.indexers.stop()
    await relay.close()
    throw error
  })
  relay.attach(listening.http)
  jobs.every('latency', minute, () => latency.flush())
  jobs.every('retention', hour, () => forgetOld(db, env.now()))
  log('info', 'listening', { port: listening.port })

  return {
    url: `http://localhost:${listening.port}`,
    port: listening.port,
    deps,
    http: listening.http,
    adminKey,
    async stop() {
      if (isDraining) return
      isDraining = true
      log('info', 'draining')
      await new Promise<void>((resolve) => void env.setTimeout(resolve, config.drainGrace * second))
      await relay.drain(config.drainGrace > 0 ? relayDrain : 0)
      await listening.close()
      await relay.close()
      await deps.indexers.stop()
      await jobs.stop()
      await latency.flush(true).catch(() => undefined)
      await db.close()
      log('info', 'stopped')
    },
  }
}
