import { toCaip } from '../chain/chains.js'

/** The network that a sign-in is signed for: the person's own if the site uses it. */
export function signInChain(chains: readonly string[], chainId: number): string | undefined {
  return chains.includes(toCaip(chainId)) ? toCaip(chainId) : chains[0]
}
