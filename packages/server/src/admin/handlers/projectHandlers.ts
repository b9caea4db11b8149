import type { AdminEndpoints, AdminProject } from '@portico/wire/http'
import type { Project, ProjectMode } from '../../deps.js'
import { ServerError } from '../../errors/ServerError.js'
import { checkOrigin } from '../../projects/checkOrigins.js'
import type { AdminHandler } from '../adminHandler.js'
import { auditThen } from '../audit/withAudit.js'
import { RefusedFieldsError } from '../RefusedFieldsError.js'

export const listProjects: AdminHandler<AdminEndpoints['listProjects']> = async ({ deps }) => ({
  data: (await deps.projects.list()).map(toAnswer),
})

export const createProject: AdminHandler<AdminEndpoints['createProject']> = async ({ deps }, { body }) => {
  refuseOrigins(body.origins, body.mode)
  const id = deps.env.randomHex(16)
  const change = { action: 'project.create', subject: id, details: body }
  return toAnswer(await auditThen(deps, change, () => deps.projects.create({ ...body, id })))
}

export const changeProject: AdminHandler<AdminEndpoints['changeProject']> = async ({ deps }, { path, body }) => {
  const { projects } = deps
  const project = (await projects.list()).find(({ id }) => id === path.id)
  if (!project) throw new ServerError('request/not-found', { detail: 'There is no such project.' })
  const { origins, mode = project.mode, isAnalyticsEnabled } = body
  refuseOrigins(origins ?? project.origins, mode)
  const steps = {
    origins: async () => origins && projects.setOrigins(project.id, origins),
    mode: async () => mode !== project.mode && projects.setMode(project.id, mode),
  }
  // In live mode fewer origins are allowed than in dev: the list is changed while the mode is the laxer of the two.
  const order = mode === 'live' ? ([steps.origins, steps.mode] as const) : ([steps.mode, steps.origins] as const)
  return auditThen(deps, { action: 'project.change', subject: project.id, details: body }, async () => {
    for (const step of order) await step()
    const isEnabled = isAnalyticsEnabled ?? project.isAnalyticsEnabled
    return toAnswer(await projects.setAnalytics(project.id, isEnabled))
  })
}

/** Every entry that is wrong, each with its place: the console shows the words beside it. */
function refuseOrigins(origins: readonly string[], mode: ProjectMode): void {
  const refused = origins.flatMap((entry, index) => {
    const result = checkOrigin(entry.trim(), { mode, reserved: [] })
    return 'refusal' in result ? [{ name: `origins.${index}`, description: `This ${result.refusal}.` }] : []
  })
  if (refused.length > 0) throw new RefusedFieldsError(refused)
}

function toAnswer(project: Project): AdminProject {
  return { ...project, origins: [...project.origins] }
}
