import type { Messages } from '../messages.js'

/** English words about a site's terms. */
export const legalEn: Messages['legal'] = /* @__PURE__ */ Object.freeze({
  lead: 'By connecting a wallet you agree to the',
  and: 'and',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  checkboxLead: 'I agree to the',
  checkboxHint: 'Tick the box to choose a wallet',
})
