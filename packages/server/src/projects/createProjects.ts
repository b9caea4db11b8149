import type { Db, Sql } from '../db/db.js'
import type { Project, ProjectMode, Projects } from '../deps.js'
import type { ServerEnv } from '../env.js'
import { ServerError } from '../errors/ServerError.js'
import { checkOrigins } from './checkOrigins.js'

/** How long a change made elsewhere may take to be seen (security rules 3.1: at most 60 s). */
const cacheTime = 30_000
const cacheSize = 10_000
const idBytes = 16
const nameLimit = 80
const idPattern = /^[0-9a-f]{32}$/

type Row = {
  id: string
  name: string
  mode: ProjectMode
  origins: readonly string[]
  is_analytics_enabled: boolean
  created_at: string
}

export type ProjectsOptions = { readonly db: Db; readonly env: ServerEnv; readonly reserved: readonly string[] }

/** The projects in the database. Looking one up is on the way of every request, so answers are kept for a while. */
export function createProjects({ db, env, reserved }: ProjectsOptions): Projects {
  const known = new Map<string, { readonly project: Project | undefined; readonly until: number }>()

  const remember = (id: string, project: Project | undefined): void => {
    if (known.size >= cacheSize) known.clear()
    known.set(id, { project, until: env.now() + cacheTime })
  }
  const change = async (id: string, run: (sql: Sql, project: Project) => Promise<Row[]>): Promise<Project> => {
    const project = await db.transaction(async (sql) => {
      const [row] = await sql<Row>`select * from projects where id = ${id} for update`
      if (!row) throw new ServerError('operator/input', { detail: `There is no project ${id}.` })
      const [changed] = await run(sql, toProject(row))
      return toProject(changed ?? row)
    })
    remember(id, project)
    return project
  }

  return {
    async find(id) {
      const kept = known.get(id)
      if (kept && kept.until > env.now()) return kept.project
      if (!idPattern.test(id)) return undefined
      try {
        const [row] = await db.sql<Row>`select * from projects where id = ${id}`
        const project = row && toProject(row)
        remember(id, project)
        return project
      } catch (error) {
        // Old news beats none: what needs no database goes on while it is away.
        if (kept?.project) return kept.project
        throw error
      }
    },
    async list() {
      return (await db.sql<Row>`select * from projects order by created_at, id`).map(toProject)
    },
    async create({ name, mode, origins, id = env.randomHex(idBytes) }) {
      if (!idPattern.test(id))
        throw new ServerError('operator/input', { detail: 'A project id is 32 hexadecimal digits in lower case.' })
      if (name.trim() === '' || name.length > nameLimit)
        throw new ServerError('operator/input', { detail: `A project has a name of 1 to ${nameLimit} characters.` })
      const list = JSON.stringify(checkOrigins(origins, { mode, reserved }))
      const [row] = await db.sql<Row>`
        insert into projects (id, name, mode, origins, created_at)
        values (${id}, ${name.trim()}, ${mode}, ${list}::jsonb, ${env.now()})
        on conflict (id) do nothing returning *`
      if (!row) throw new ServerError('operator/input', { detail: `There is a project ${id} already.` })
      const project = toProject(row)
      remember(id, project)
      return project
    },
    setOrigins: (id, origins) =>
      change(id, (sql, { mode }) => {
        const list = JSON.stringify(checkOrigins(origins, { mode, reserved }))
        return sql<Row>`update projects set origins = ${list}::jsonb where id = ${id} returning *`
      }),
    setMode: (id, mode) =>
      change(id, (sql, { origins }) => {
        checkOrigins(origins, { mode, reserved })
        return sql<Row>`update projects set mode = ${mode} where id = ${id} returning *`
      }),
    setAnalytics: (id, isEnabled) =>
      change(
        id,
        (sql) => sql<Row>`update projects set is_analytics_enabled = ${isEnabled} where id = ${id} returning *`,
      ),
  }
}

function toProject(row: Row): Project {
  return {
    id: row.id,
    name: row.name,
    mode: row.mode,
    origins: row.origins,
    isAnalyticsEnabled: row.is_analytics_enabled,
    createdAt: Number(row.created_at),
  }
}
