import type { AdminEndpoints, Answer } from '@portico/wire/http'
import type { Db } from '../../db/db.js'
import { adminLimits } from '../adminLimits.js'

type RecentErrors = Answer<AdminEndpoints['listErrors']>['data']

/** The newest errors that kits reported, of all projects when none is named. Their words were cleaned when they came. */
export async function readErrors(db: Db, projectId: string | undefined): Promise<RecentErrors> {
  const project = projectId ?? null
  const rows = await db.sql<{ at: string; kind: string; message: string; domain: string; project: string }>`
    select at, coalesce(nullif(error_type, ''), event) as kind,
      left(coalesce(error_message, properties ->> 'message', ''), 500) as message, domain, projects.name as project
    from analytics_events join projects on projects.id = project_id
    where (type = 'error' or event like '%\\_ERROR') and (${project}::text is null or project_id = ${project})
    order by at desc limit ${adminLimits.recentErrors}`
  return rows.map((row) => ({ ...row, at: Number(row.at) }))
}
