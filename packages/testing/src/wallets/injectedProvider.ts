import type { VirtualProvider } from './createProvider.js'

/**
 * What stands on `window.ethereum`, beside what was announced: the same object, a `Proxy` around it, a copy whose functions
 * are bound (so that not even `request` is the same), or an object with a list of `providers`.
 */
export type InjectedShape = 'same' | 'proxy' | 'bound' | 'providers'

export function injectedProvider(provider: VirtualProvider, shape: InjectedShape): object {
  switch (shape) {
    case 'same':
      return provider
    case 'proxy':
      return new Proxy(provider, {}) // MetaMask's refuses to be deleted from; what a page reads is the same
    case 'bound':
      return Object.fromEntries(
        Object.entries(provider).map(([name, value]) => [
          name,
          typeof value === 'function' ? value.bind(provider) : value,
        ]),
      )
    case 'providers':
      return { ...provider, providers: [provider] }
    default:
      return shape satisfies never
  }
}
