import type { PorticoContext } from '../context.js'
import { canReload } from './canReload.js'
import { showAlert } from './showAlert.js'

/** The modal's code did not come: it is closed again, and how often that has happened is counted, as long as it can be the code's fault. */
export function openFailed(ctx: PorticoContext, failuresBefore: number | undefined): void {
  const failures = canReload(ctx) ? (failuresBefore ?? 0) + 1 : 1
  ctx.store.update((state) => ({ ...state, modal: { open: false, loading: false, shake: false, failures } }))
  showAlert(ctx, 'MODAL_LOAD_FAILED')
}
