/** Puts the provider where wallets were looked for before EIP-6963: `target.ethereum`. Returns what undoes it. */
export function inject(target: object, provider: object): () => void {
  const before = Object.getOwnPropertyDescriptor(target, 'ethereum')
  Object.defineProperty(target, 'ethereum', { value: provider, configurable: true, enumerable: true, writable: true })
  return () => {
    if (Reflect.get(target, 'ethereum') !== provider) return // somebody else has taken the place since
    if (before) Object.defineProperty(target, 'ethereum', before)
    else Reflect.deleteProperty(target, 'ethereum')
  }
}
