import type { Messages } from '../messages.js'

/** Toasts about wallets; they come with what connects. */
export const connectionsEn: Messages['connections'] = /* @__PURE__ */ Object.freeze({
  connectedLate: ({ wallet }) => `${wallet} is connected`,
})
