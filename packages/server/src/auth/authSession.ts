import type { SignatureKind } from '@portico/siwx/verify'
import type { CaipNetworkId } from '@portico/wire'

/** Somebody who is signed in, as the table keeps it. */
export type AuthSession = {
  readonly projectId: string
  readonly chainId: CaipNetworkId
  readonly address: string
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly kind: SignatureKind
  /** Of wallet contracts only. */
  readonly message: string | null
  readonly signature: string | null
  readonly checkedAt: number
  readonly expiresAt: number
}
