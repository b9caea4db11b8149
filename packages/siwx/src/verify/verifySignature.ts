import { signInChain } from '../message/signInChains.js'
import type { EthCall } from './evm/ethCall.js'
import type { SignatureKind, Signed } from './signed.js'

/**
 * How the account signed the message, or undefined when it did not. Says nothing about what the message says: see
 * `verifyMessage`. Rejects with `siwx/call` when a wallet contract had to be asked and no node answered.
 */
export async function verifySignature(
  signed: Signed,
  options: { readonly call?: EthCall | undefined } = {},
): Promise<SignatureKind | undefined> {
  // Each kind of chain has a curve of its own: a page gets the one that its visitor's account needs.
  const namespace = signInChain(signed.chainId)?.namespace
  if (namespace === 'eip155')
    return (await import('./evm/verifyEvmSignature.js')).verifyEvmSignature(signed, options.call)
  if (namespace === 'solana') return (await import('./verifySolanaSignature.js')).verifySolanaSignature(signed)
  if (namespace === 'bip122')
    return (await import('./bitcoin/verifyBitcoinSignature.js')).verifyBitcoinSignature(signed)
  return undefined
}
