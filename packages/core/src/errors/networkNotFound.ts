import type { Alert } from './alerts.js'

/** The alert about a network that the site does not have; it comes with the code that switches (NET-06). */
export const networkNotFound: Alert = /* @__PURE__ */ Object.freeze({
  short: 'Network Not Found',
  long: 'Network Not Found: make sure it is included in the networks array of createPortico().',
})
