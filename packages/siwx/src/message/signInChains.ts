import { parseCaipNetworkId } from '@portico/wire'

/** The kinds of chains that have a sign-in message, and what its first line calls them. */
export const chainNames = /* @__PURE__ */ Object.freeze({
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
} as const)
export type SignInNamespace = keyof typeof chainNames

export function isSignInNamespace(value: unknown): value is SignInNamespace {
  return typeof value === 'string' && Object.hasOwn(chainNames, value)
}

/** The parts of a CAIP-2 id that can be signed in on. */
export function signInChain(chainId: unknown): { namespace: SignInNamespace; reference: string } | undefined {
  const parts = parseCaipNetworkId(chainId)
  if (!parts || !isSignInNamespace(parts.namespace)) return undefined
  // ERC-4361 writes the number alone, so it must be one, and in its only spelling.
  if (parts.namespace === 'eip155' && !/^[1-9]\d*$/.test(parts.reference)) return undefined
  return { namespace: parts.namespace, reference: parts.reference }
}
