/** Words of signing in. */
export type SignInMessages = {
  title: (p: { app: string }) => string
  text: string
  /** Names the message for a screen reader. */
  message: string
  sign: string
  signing: string
  /** A wallet signed while it connected; the site is asked. */
  authenticating: string
  checking: string
  cancel: string
  cancelling: string
  approve: (p: { wallet: string }) => string
  done: string
  failedText: string
  notConnectedTitle: string
  notConnectedText: string
}
