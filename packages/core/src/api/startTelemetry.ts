import { getAnalyticsConfig, postEvent } from '@portico/wire/http'
import { alertOnce } from '../actions/alertOnce.js'
import { serverLimits } from '../config/serverLimits.js'
import type { PorticoContext } from '../context.js'
import { isTrackingRefused } from '../env/isTrackingRefused.js'
import type { Api } from '../slots/api.js'
import type { PorticoEvent } from '../telemetry/events.js'
import { createLimiter } from '../telemetry/limiter.js'
import { eventBody } from './eventBody.js'
import { requestUrl } from './requestUrl.js'
import { createResource } from './resource.js'
import { tags } from './tags.js'

/** Sends what happens to the operator's own server, as long as site, operator and visitor all agree (TRACK-01). */
export function startTelemetry(ctx: PorticoContext, api: Pick<Api, 'call'>): void {
  const mayReport = createLimiter(ctx.env.now, serverLimits.errorEvents, serverLimits.errorEventsWindow)
  let isRefused = false
  const isEnabled = createResource(ctx, {
    key: () => '',
    lifetime: serverLimits.analyticsConfig,
    // What the operator has not allowed is not sent: no answer counts as no (API-03).
    fetch: (_: undefined, signal) =>
      api.call(getAnalyticsConfig, { signal }).then(
        (answer) => answer.isAnalyticsEnabled,
        () => false,
      ),
  })

  const isAllowed = (): boolean => {
    const { features, endpoints } = ctx.store.get().options
    return (
      features.analytics &&
      endpoints.analytics !== undefined &&
      !isRefused &&
      !(ctx.env.isTrackingRefused ?? isTrackingRefused)()
    )
  }

  async function send(event: PorticoEvent): Promise<void> {
    const isError = 'properties' in event.data && 'errorType' in event.data.properties
    if (event.data.event === 'MODAL_CREATED' || !isAllowed() || (isError && !mayReport())) return
    if (!(await isEnabled.get(undefined)) || !isAllowed()) return
    const base = ctx.store.get().options.endpoints.analytics ?? ''
    const response = await ctx.env.fetch(requestUrl(base, postEvent, {}, tags(ctx)), {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      headers: { 'content-type': 'text/plain;charset=UTF-8' }, // spares the preflight
      body: JSON.stringify(eventBody(ctx, event)),
    })
    if (response.status !== 403) return
    isRefused = true
    alertOnce(ctx, 'INVALID_APP_CONFIGURATION') // TRACK-03
  }

  // Events are told and forgotten: one that does not arrive is nobody's problem.
  ctx.outbox?.deliverTo((event) => void send(event).catch(() => undefined))
}
