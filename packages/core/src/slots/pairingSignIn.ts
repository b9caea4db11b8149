import type { SignedCacao, VerifyContractSignature } from '@portico/relay'
import type { CaipNetworkId } from '@portico/wire'

/** What a wallet is to sign together with its approval: fields of EIP-4361. */
export type PairingSignInRequest = {
  readonly domain: string
  /** The page's address. */
  readonly aud: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** Without it, signatures of contract wallets are refused. */
  readonly verifyContractSignature?: VerifyContractSignature | undefined
}

/**
 * One-click sign-in: who signs visitors in puts this into `ctx.signIn.current`. A wallet that cannot do it takes the plain
 * proposal, and `accepted` is called with an empty list.
 */
export type PairingSignIn = {
  /** What to sign; undefined when nothing is to be signed on these chains. Called for each pairing, so that nonces are fresh. */
  request(chains: readonly CaipNetworkId[]): Promise<PairingSignInRequest | undefined>
  /** Signed, and checked by the relay client. Called before the connection is stored; a rejection ends the session. */
  accepted(cacaos: readonly SignedCacao[]): Promise<void>
  /** The connection came to nothing after all: what was accepted for it does not stay. */
  dropped(cacaos: readonly SignedCacao[]): Promise<void>
}
