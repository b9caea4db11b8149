import type { Messages } from '../messages.js'

/** English words of what has no view of its own. */
export const toastsEn: Messages['toasts'] = /* @__PURE__ */ Object.freeze({
  tokensUnavailable: 'Token Balance Unavailable',
  activityFailed: 'Failed to fetch transactions',
})
