import type { PorticoContext } from '../context.js'
import { type Alert, type AlertKey, alerts } from '../errors/alerts.js'

/** Tells the developer: the long text on the console, the short one in the modal's bar while `debug` is on. */
export function showAlert(ctx: PorticoContext, key: AlertKey): void {
  raiseAlert(ctx, alerts[key])
}

export function raiseAlert(ctx: PorticoContext, { short, long }: Alert): void {
  ctx.env.log('error', `Portico: ${long}`)
  if (!ctx.store.get().options.debug) return
  ctx.store.update((state) => ({ ...state, alert: { open: true, message: short, variant: 'error' } }))
}

export function hideAlert(ctx: PorticoContext): void {
  ctx.store.update((state) => ({ ...state, alert: { ...state.alert, open: false } }))
}
