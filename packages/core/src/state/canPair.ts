import type { State } from './state.js'

/** Whether visitors of this site can pair: it wants them to, and there is a relay to go through (CONNECT-03). */
export function canPair({ options }: Pick<State, 'options'>): boolean {
  const { enableWallets, enableWalletConnect, endpoints, universalProvider } = options
  return enableWallets && enableWalletConnect && (endpoints.relay ?? universalProvider) !== undefined
}
