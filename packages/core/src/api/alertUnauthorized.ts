import { unauthorized } from '@portico/wire/http'
import { alertOnce } from '../actions/alertOnce.js'
import type { PorticoContext } from '../context.js'
import type { ServerAlertKey } from '../errors/serverAlerts.js'

const alertOf: Readonly<Record<string, ServerAlertKey>> = /* @__PURE__ */ Object.freeze({
  [unauthorized.origin]: 'INVALID_APP_CONFIGURATION',
  [unauthorized.key]: 'INVALID_PROJECT_ID',
  [unauthorized.notYetValid]: 'JWT_TOKEN_NOT_VALID',
})

/** Tells the developer what the server refuses, by its exact words, once each (API-06). */
export function alertUnauthorized(ctx: PorticoContext, status: number, text: string): void {
  if (status !== 401 && status !== 403) return
  const words = Object.keys(alertOf).find((known) => text.includes(known))
  const alert = words && alertOf[words]
  if (alert) alertOnce(ctx, alert)
}
