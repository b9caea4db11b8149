import type { StoredKey } from './keys.js'

/** Whether anything sent is still open: all that is asked before the code that sends is here. Its value is in `sendKeys`. */
export const pendingMark: StoredKey<true> = /* @__PURE__ */ Object.freeze({
  name: 'pending_transactions',
  read: () => true,
  write: () => '[]',
})

/** Whether a wallet app was opened with a pairing that nobody has answered yet. It is read by `attemptKey`. */
export const pairingMark: StoredKey<unknown> = /* @__PURE__ */ Object.freeze({
  name: 'pending_pairing',
  read: () => true,
  write: JSON.stringify,
})
