import type { Messages } from '../messages.js'

/** English words of signing in. */
export const signInEn: Messages['signIn'] = /* @__PURE__ */ Object.freeze({
  title: ({ app }) => `Sign in to ${app || 'this site'}`,
  text: 'Sign this message to show that the account is yours. It is free and moves nothing.',
  message: 'Message to sign',
  sign: 'Sign',
  signing: 'Signing...',
  authenticating: 'Authenticating...',
  checking: 'Checking...',
  cancel: 'Cancel',
  cancelling: 'Cancelling...',
  approve: ({ wallet }) => `Read the message in ${wallet}, then sign it there.`,
  done: 'Signed in',
  failedText: 'You are not signed in yet. You can try again.',
  notConnectedTitle: 'Connect first',
  notConnectedText: 'Signing in needs a wallet. Choose one, then sign.',
})
