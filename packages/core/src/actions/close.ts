import type { PorticoContext } from '../context.js'
import { dropLeftFlows } from '../router/dropLeftFlows.js'
import { mustStay } from '../router/mustStay.js'
import { accountOf } from '../state/selectors.js'
import { track } from '../telemetry/track.js'
import { abandonSwitch } from './abandonSwitch.js'
import { leaveAttempt } from './leaveAttempt.js'
import { shake } from './shake.js'

export type CloseParameters = {
  /** Closes also where a visitor's Escape or click beside the modal is refused. */
  force?: boolean | undefined
}

/** Closes the modal; refused with a shake where the view must be answered (MODAL-05, MODAL-06). */
export function close(ctx: PorticoContext, { force = false }: CloseParameters = {}): void {
  const state = ctx.store.get()
  if (!force && mustStay(state)) {
    shake(ctx)
    return
  }
  leaveAttempt(ctx)
  abandonSwitch(ctx)
  const isConnected = accountOf(state).address !== undefined
  if (state.modal.open) track(ctx, { event: 'MODAL_CLOSE', properties: { connected: isConnected } })
  const isEmbedded = state.options.enableEmbedded
  ctx.store.update((before) => ({
    ...before,
    modal: { open: false, loading: false, shake: false },
    // Embedded, the modal stays in the page and goes home (MODAL-07).
    router: {
      stack: isEmbedded ? [{ name: isConnected ? 'Account' : 'Connect', data: undefined }] : before.router.stack,
      transactions: dropLeftFlows(before.router, []),
    },
  }))
}
