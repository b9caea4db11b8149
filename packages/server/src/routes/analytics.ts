import type { Endpoints } from '@portico/wire/http'
import type { Handler } from './handler.js'

export const getAnalyticsConfig: Handler<Endpoints['getAnalyticsConfig']> = async (_deps, { project }) => ({
  isAnalyticsEnabled: project.isAnalyticsEnabled,
})

/** Something happened in a kit. Visitors who ask not to be followed are not. */
export const postEvent: Handler<Endpoints['postEvent']> = async (deps, { project, body, ip, headers }) => {
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1') return undefined
  await deps.analytics.record(project, body, { ip, userAgent: headers.get('user-agent') ?? '' })
  return undefined
}
