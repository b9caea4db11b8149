/** What both of our sign-ins take. */
export type SIWXOptions = {
  /** Whether a visitor must sign in to stay connected. @default true */
  required?: boolean | undefined
  /** One line of plain ASCII that the visitor reads in the message. */
  statement?: string | undefined
  /** Addresses that the message names. */
  resources?: readonly string[] | undefined
  /** Whether a disconnect ends the session. @default true */
  signOutOnDisconnect?: boolean | undefined
}
