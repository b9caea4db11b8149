import type { PorticoContext } from '../context.js'
import type { AlertKey } from '../errors/alerts.js'
import { showAlert } from './showAlert.js'

/** For what goes wrong with every request: said once in the kit's life. */
export function alertOnce(ctx: PorticoContext, key: AlertKey): void {
  if (ctx.alerted.has(key)) return
  ctx.alerted.add(key)
  showAlert(ctx, key)
}
