import { signInChain } from '../message/signInChains.js'
import { verifyBitcoinSignature } from './bitcoin/verifyBitcoinSignature.js'
import type { EthCall } from './evm/ethCall.js'
import { verifyEvmSignature } from './evm/verifyEvmSignature.js'
import type { SignatureKind, Signed } from './signed.js'
import { verifySolanaSignature } from './verifySolanaSignature.js'

/**
 * How the account signed the message, or undefined when it did not. Says nothing about what the message says: see
 * `verifyMessage`. Rejects with `siwx/call` when a wallet contract had to be asked and no node answered.
 */
export async function verifySignature(
  signed: Signed,
  options: { readonly call?: EthCall | undefined } = {},
): Promise<SignatureKind | undefined> {
  const namespace = signInChain(signed.chainId)?.namespace
  if (namespace === 'eip155') return verifyEvmSignature(signed, options.call)
  if (namespace === 'solana') return verifySolanaSignature(signed)
  return namespace === 'bip122' ? verifyBitcoinSignature(signed) : undefined
}
