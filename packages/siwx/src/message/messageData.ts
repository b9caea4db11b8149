import type { CaipNetworkId } from '@portico/wire'

/** What an account says when it signs in (CAIP-122). Times are RFC 3339. */
export type MessageData = {
  /** As its chain writes it; on Ethereum with its checksum (EIP-55). */
  readonly accountAddress: string
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
  /** Host and port of the page, as `location.host` has them. */
  readonly domain: string
  /** The page that asks, whole. */
  readonly uri: string
  /** Always `1`. */
  readonly version: string
  /** Letters and digits, at least eight. */
  readonly nonce: string
  /** One line of plain ASCII. */
  readonly statement?: string | undefined
  /** Ethereum's message cannot do without. */
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}
