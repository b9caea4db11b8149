/** What the one who asked knows about the message. Everything that is given must hold. */
export type Expectations = {
  /** Host and port of the pages that may sign in; never taken from the request alone. */
  readonly domain: string | readonly string[]
  /** The one that was given out for this sign-in. */
  readonly nonce: string
  /** Milliseconds. */
  readonly now: number
  /** The page, exactly. @default any page of the domain, over https or on this machine */
  readonly uri?: string | undefined
  /** CAIP-2 ids that may be used. @default any */
  readonly chainId?: string | readonly string[] | undefined
  /** The account that is to sign. @default whichever does */
  readonly accountAddress?: string | undefined
  readonly statement?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** Milliseconds for which a message is good after `issuedAt`, whatever `expirationTime` says. @default ten minutes */
  readonly maxAge?: number | undefined
  /** Milliseconds by which clocks may differ. @default 30 seconds */
  readonly skew?: number | undefined
}
