import type { Portico } from '@portico/core'
import type { Eip1193Provider } from '@portico/wire'
import { WalletError } from './WalletError.js'

type Listener = Parameters<NonNullable<Eip1193Provider['on']>>[1]

/** The kit's provider, also before there is one: it comes with the first wallet, and hears whoever listened before. */
export function createLiveProvider(kit: Portico): Eip1193Provider {
  const early: { readonly event: string; readonly listener: Listener }[] = []
  const current = () => kit.getProvider('eip155')
  /** The first one stays: it lives across wallets. */
  let known = current()
  const stop = kit.store.select(
    (state) => state.connections.eip155?.activeId,
    () => {
      known ??= current()
      if (!known) return
      stop()
      for (const { event, listener } of early.splice(0)) known.on?.(event, listener)
    },
  )
  return {
    async request(parameters) {
      const provider = current()
      if (!provider) throw new WalletError(4900, 'No wallet is connected.')
      return provider.request(parameters)
    },
    on(event, listener) {
      if (known) known.on?.(event, listener)
      else early.push({ event, listener })
    },
    removeListener(event, listener) {
      const index = early.findIndex((each) => each.event === event && each.listener === listener)
      if (index >= 0) early.splice(index, 1)
      known?.removeListener?.(event, listener)
    },
  }
}
