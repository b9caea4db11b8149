import type { PorticoContext } from '../context.js'
import { type ServerAlertKey, serverAlerts } from '../errors/serverAlerts.js'
import { raiseAlert } from './showAlert.js'

/** For what goes wrong with every request: said once in the kit's life. */
export function alertOnce(ctx: PorticoContext, key: ServerAlertKey): void {
  if (ctx.alerted.has(key)) return
  ctx.alerted.add(key)
  raiseAlert(ctx, serverAlerts[key])
}
