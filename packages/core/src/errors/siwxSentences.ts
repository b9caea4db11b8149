/** Sentences about signing in; they come with the code that does it. Exact words where the specification has some (SIWX-08, ERR-02). */
export const siwxSentences = /* @__PURE__ */ Object.freeze({
  'not-enabled': 'SIWX is not enabled',
  'no-address': 'No ActiveCaipAddress found',
  'initialize-failed': 'A problem occurred while trying initialize authentication',
  declined: 'Signature declined',
  'smart-account': 'This application might not support Smart Accounts',
  'invalid-signature': 'The signature does not fit the message and the account.',
  'no-message': 'The message to sign could not be made.',
  'not-accepted': 'The sign-in was not accepted.',
})
export type SiwxErrorName = keyof typeof siwxSentences
