import type { Reason } from './session.js'

/** Numbers two peers give each other as reasons, each with the sentence we send along. */
export const peerReasons = /* @__PURE__ */ Object.freeze({
  invalidSettlement: { code: 1005, message: 'Invalid session settlement.' },
  invalidUpdate: { code: 1003, message: 'Invalid update.' },
  invalidExtend: { code: 1004, message: 'Invalid extension.' },
  unauthorizedMethod: { code: 3001, message: 'Method was not granted.' },
  unauthorizedChain: { code: 3005, message: 'Chain was not granted.' },
  userRejected: { code: 5000, message: 'User rejected.' },
  userRejectedChains: { code: 5001, message: 'User rejected chains.' },
  unsupportedChains: { code: 5100, message: 'Unsupported chains.' },
  unsupportedAccounts: { code: 5103, message: 'Unsupported accounts.' },
  unsupportedNamespace: { code: 5104, message: 'Unsupported namespace.' },
  userDisconnected: { code: 6000, message: 'User disconnected.' },
  sessionExpired: { code: 6001, message: 'Session expired.' },
  settlementFailed: { code: 7000, message: 'Session settlement failed.' },
  requestExpired: { code: 8000, message: 'Request expired.' },
  unsupportedMethod: { code: 10001, message: 'Unsupported method.' },
} as const satisfies Record<string, Reason>)
