import type { Messages } from '../messages.js'

/** Toasts about what was sent; they come with what sends. */
export const sendingEn: Messages['sending'] = /* @__PURE__ */ Object.freeze({
  started: 'Transaction started',
  confirmed: 'Transaction confirmed',
  reverted: 'Transaction failed. Only the fee was spent.',
})
