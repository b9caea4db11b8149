/** What a site's own message is made of, apart from nonce and address. */
export type SIWEMessageParameters = {
  domain: string
  uri: string
  chains: readonly number[]
  statement?: string | undefined
  iat?: string | undefined
  exp?: string | undefined
  nbf?: string | undefined
  requestId?: string | undefined
  resources?: readonly string[] | undefined
  [other: string]: unknown
}

export type SIWECreateMessageParameters = SIWEMessageParameters & {
  nonce: string
  /** `did:pkh:eip155:1:0x…` */
  address: string
  version: '1'
  /** EIP-155 id. */
  chainId: number
}

export type SIWESession = { address: string; chainId: number }

/** The older sign-in interface, for Ethereum alone: the site's own back end answers each part. */
export type SIWEConfig = {
  getNonce(address?: string): Promise<string>
  getMessageParams(): Promise<SIWEMessageParameters>
  createMessage(parameters: SIWECreateMessageParameters): string
  verifyMessage(parameters: { message: string; signature: string }): Promise<boolean>
  getSession(): Promise<SIWESession | null>
  signOut(): Promise<boolean>
  onSignIn?: ((session?: SIWESession) => void) | undefined
  onSignOut?: (() => void) | undefined
  /** Whether a visitor may stay connected without signing in: true means no. @default true */
  required?: boolean | undefined
  /** False switches sign-in off. @default true */
  enabled?: boolean | undefined
  /** A nonce older than this is fetched again before it is signed. @default 300000 */
  nonceRefetchIntervalMs?: number | undefined
  /** A session older than this is asked for again. @default 300000 */
  sessionRefetchIntervalMs?: number | undefined
  /** @default true */
  signOutOnDisconnect?: boolean | undefined
  /** @default true */
  signOutOnAccountChange?: boolean | undefined
  /** @default true */
  signOutOnNetworkChange?: boolean | undefined
}
