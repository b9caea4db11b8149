import type { Messages } from '../messages.js'

/** English words of errors of signing in; they come with what signs in. */
export const siwxErrorsEn: Messages['errors'] = /* @__PURE__ */ Object.freeze({
  'siwx/invalid-signature':
    'The signature does not fit this account. Choose the account in your wallet, then try again.',
  'siwx/no-message': 'The site gave nothing to sign. Try again in a moment.',
  'siwx/not-accepted': 'The site did not accept the sign-in. Try again.',
})
