import { limits } from '../config/limits.js'
import type { PorticoContext } from '../context.js'

/** Says no: the modal shakes for 500 ms (MODAL-06). */
export function shake(ctx: PorticoContext): void {
  const set = (on: boolean): void => ctx.store.update((state) => ({ ...state, modal: { ...state.modal, shake: on } }))
  if (ctx.store.get().modal.shake) return // its timer would cut the next shake short
  set(true)
  ctx.after(limits.shake, () => set(false))
}
