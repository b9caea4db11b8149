import type { Namespace } from '@portico/wire'

/** EVM addresses compare without regard to case; those of other chains as they are. */
export function sameAddress(namespace: Namespace, a: string, b: string): boolean {
  return namespace === 'eip155' ? a.toLowerCase() === b.toLowerCase() : a === b
}
