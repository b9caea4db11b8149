import type { Messages } from '../messages.js'

/** English words of a view that is not set up. */
export const unavailableEn: Messages['unavailable'] = /* @__PURE__ */ Object.freeze({
  title: 'Not available here',
  text: 'This site has not set this up.',
  action: 'Other ways to connect',
  walletTitle: ({ wallet }) => `${wallet} is not in this browser`,
  walletText: 'Get it, reload this page, then choose it from the list.',
})
