import type { AdminEndpoints } from '@portico/wire/http'
import { readHealth } from '../../routes/health.js'
import type { AdminHandler } from '../adminHandler.js'
import { findBrokenAudit } from '../audit/findBrokenAudit.js'
import { readAudit } from '../audit/readAudit.js'
import { readCharts } from '../charts/readCharts.js'
import { readErrors } from '../charts/readErrors.js'

export const getAdminHealth: AdminHandler<AdminEndpoints['getAdminHealth']> = ({ deps }) => readHealth(deps)

export const getCharts: AdminHandler<AdminEndpoints['getCharts']> = ({ deps }, { query }) =>
  readCharts(deps.db, { range: query.range, projectId: query.projectId, now: deps.env.now() })

export const listErrors: AdminHandler<AdminEndpoints['listErrors']> = async ({ deps }, { query }) => ({
  data: await readErrors(deps.db, query.projectId),
})

export const listAudit: AdminHandler<AdminEndpoints['listAudit']> = async ({ deps }, { query }) => ({
  ...(await readAudit(deps.db, query.before)),
  brokenAt: (await findBrokenAudit(deps.db)) ?? null,
})
