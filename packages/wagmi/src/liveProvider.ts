import type { Portico } from '@portico/core'
import type { Eip1193Provider } from '@portico/wire'
import { WalletError } from './WalletError.js'

/** One provider for as long as the kit lives: requests go to whichever wallet is connected just then. */
export function createLiveProvider(kit: Portico): Eip1193Provider {
  return {
    async request(parameters) {
      const provider = kit.getProvider('eip155')
      if (!provider) throw new WalletError(4900, 'No wallet is connected.')
      return provider.request(parameters)
    },
    on: (event, listener) => void kit.getProvider('eip155')?.on?.(event, listener),
    removeListener: (event, listener) => void kit.getProvider('eip155')?.removeListener?.(event, listener),
  }
}
