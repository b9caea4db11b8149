import type { CaipNetworkId } from '@portico/wire'

/** How a signature was made; kept with a session, because those of contracts must be checked again from time to time. */
export type SignatureKind = 'eip191' | 'eip1271' | 'eip6492' | 'ed25519' | 'bip322' | 'bip137'

export type Signed = {
  readonly chainId: CaipNetworkId
  readonly accountAddress: string
  readonly message: string
  /** As wallets give it: hex on Ethereum, base58 on Solana, base64 on Bitcoin. */
  readonly signature: string
}
