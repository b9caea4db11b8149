import type { Env } from '@portico/core/adapter'
import type { Eip1193Provider } from '@portico/wire'
import type { FoundWallet } from './foundWallet.js'

export const injectedId = 'injected'

/** The wallet at `window.ethereum`, if there is one that can be asked. Extensions define getters there, and some throw. */
export function readInjected(env: Env): FoundWallet | undefined {
  try {
    const provider = env.injected() as Partial<Eip1193Provider> | null | undefined // unchecked; looked at below
    if (typeof provider?.request !== 'function') return undefined
    return {
      connector: { id: injectedId, name: 'Browser Wallet', type: 'INJECTED', chain: 'eip155', isInstalled: true },
      provider: provider as Eip1193Provider, // `request` has just been seen; the rest is optional
    }
  } catch {
    return undefined // a getter that throws: no wallet
  }
}
