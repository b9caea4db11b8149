import type { StoredKey } from './keys.js'

/** Whether anything sent is still open: all that is asked before the code that sends is here. Its value is in `sendKeys`. */
export const pendingMark: StoredKey<true> = /* @__PURE__ */ Object.freeze({
  name: 'pending_transactions',
  read: () => true,
  write: () => '[]',
})
