import type { ToastState } from '../state.js'

export const initialToast: ToastState = /* @__PURE__ */ Object.freeze({
  open: false,
  message: '',
  variant: 'success',
  svg: undefined,
  autoClose: true,
})
