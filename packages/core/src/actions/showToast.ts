import { limits } from '../config/limits.js'
import type { PorticoContext } from '../context.js'
import { initialToast } from '../state/slices/toast.js'
import type { ToastState, ToastVariant } from '../state/state.js'
import { report } from './report.js'

export type ShowToastParameters = {
  message: string
  variant?: ToastVariant | undefined
  /** Address of a picture in place of the variant's own. */
  svg?: string | undefined
  /** @default true, false for `loading` */
  autoClose?: boolean | undefined
}

/** Shows a toast; an open one closes first and the new one comes 150 ms later (TOAST-02). */
export function showToast(ctx: PorticoContext, parameters: ShowToastParameters): void {
  const { message, variant = 'success', svg, autoClose = variant !== 'loading' } = parameters
  const toast: ToastState = { open: true, message, variant, svg, autoClose }
  const set = (value: ToastState): void => ctx.store.update((state) => ({ ...state, toast: value }))
  const show = (): void => {
    set(toast)
    // It is shown over the page too, where the modal may not be yet.
    const mounting = ctx.places[0]?.mount()
    if (mounting && mounting !== 'shown') report(ctx, mounting)
    // Identity tells whether it is still this toast when the time is over.
    if (autoClose) ctx.after(limits.toastHide, () => ctx.store.get().toast === toast && hideToast(ctx))
  }
  if (!ctx.store.get().toast.open) {
    show()
    return
  }
  const closed: ToastState = { ...ctx.store.get().toast, open: false }
  set(closed)
  ctx.after(limits.toastReopen, () => ctx.store.get().toast === closed && show())
}

/** Hides the toast and resets it to its defaults (TOAST-03). */
export function hideToast(ctx: PorticoContext): void {
  ctx.store.update((state) => ({ ...state, toast: initialToast }))
}
