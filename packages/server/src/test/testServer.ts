import type { Hono } from 'hono'
import { createAnalytics } from '../analytics/createAnalytics.js'
import { type AppOptions, createApp } from '../createApp.js'
import type { Db } from '../db/db.js'
import type { Deps, Project } from '../deps.js'
import { createDirectory } from '../directory/createDirectory.js'
import { createImages } from '../images/createImages.js'
import { createReencoder } from '../images/createReencoder.js'
import { createSafeFetch } from '../images/safeFetch.js'
import { createMemoryLimiter } from '../limits/createMemoryLimiter.js'
import { createLog } from '../logging/createLog.js'
import { createProjects } from '../projects/createProjects.js'
import { createChainData } from '../providers/createChainData.js'
import { createTestDb } from './testDb.js'
import { createTestEnv, type TestEnv } from './testEnv.js'

export const testProjectId = '0123456789abcdef0123456789abcdef'
export const testOrigin = 'http://localhost:4400'

export type TestServer = {
  readonly app: Hono
  readonly deps: Deps
  readonly env: TestEnv
  /** A dev project without origins of its own. */
  readonly project: Project
  /** What was logged, line by line. */
  readonly lines: readonly string[]
  /** Asks as a page of the dev project does: adds the project and an allowed origin unless the request names its own. */
  request(path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

/** The real server on a real, fresh database with a clock of its own; parts of it can be replaced. */
export async function createTestServer(
  overrides: Partial<Deps> | ((deps: Deps) => Partial<Deps>) = {},
  options: AppOptions & { db?: Db } = {},
): Promise<TestServer> {
  const env = createTestEnv()
  const lines: string[] = []
  const db = options.db ?? (await createTestDb())
  const standard = createStandardDeps(db, env, (line) => lines.push(line))
  const deps = { ...standard, ...(typeof overrides === 'function' ? overrides(standard) : overrides) }
  const project =
    (await deps.projects.find(testProjectId)) ??
    (await deps.projects.create({ name: 'Test', mode: 'dev', origins: [], id: testProjectId }))
  const app = createApp(deps, options)
  return {
    app,
    deps,
    env,
    project,
    lines,
    async request(path, init = {}) {
      const url = new URL(path, deps.publicUrl)
      if (!url.searchParams.has('projectId') && !/^\/(livez|readyz|health|admin)/.test(url.pathname))
        url.searchParams.set('projectId', testProjectId)
      const headers = new Headers(init.headers)
      if (!headers.has('origin')) headers.set('origin', testOrigin)
      return app.request(url.href, { ...init, headers })
    },
    close: () => db.close(),
  }
}

function createStandardDeps(db: Db, env: TestEnv, write: (line: string) => void): Deps {
  const publicUrl = 'http://localhost:4401'
  const log = createLog(write, env)
  const safeFetch = createSafeFetch({ env })
  const images = createImages({ env, db, publicUrl, safeFetch, reencode: createReencoder({ env }) })
  return {
    env,
    db,
    log,
    networks: [],
    publicUrl,
    projects: createProjects({ db, env, reserved: [publicUrl] }),
    images,
    directory: createDirectory({ db, env }),
    analytics: createAnalytics({ db, env, limiter: createMemoryLimiter(env) }),
    machine: { version: '0.0.0', startedAt: env.now(), isDraining: () => false, pendingMigrations: async () => [] },
    ...createChainData({ env, db, log, networks: [], images, safeFetch, publicUrl, prices: {} }),
  }
}
