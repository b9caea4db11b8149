import { getOrigins } from '@portico/wire/http'
import { alertOnce } from '../actions/alertOnce.js'
import type { PorticoContext } from '../context.js'
import type { Api } from '../slots/api.js'
import { isOriginAllowed } from './isOriginAllowed.js'

/** With e-mail or social login on, tells the developer when this page is not on the project's list (CFG-10). */
export async function checkOrigin(ctx: PorticoContext, api: Pick<Api, 'call'>): Promise<void> {
  const { features, endpoints } = ctx.store.get().options
  const hasLogin = features.email || (features.socials && features.socials.length > 0)
  const origin = ctx.env.page().url
  if (!hasLogin || !endpoints.directory || !origin) return
  // A list that could not be read is an empty one: what is always allowed stays allowed (API-03).
  const { allowedOrigins } = await api.call(getOrigins).catch(() => ({ allowedOrigins: [] }))
  if (!isOriginAllowed(origin, allowedOrigins)) alertOnce(ctx, 'INVALID_APP_CONFIGURATION')
}
