import type { Eip1193Provider } from '@portico/wire'
import type { ShownAccountReader } from '../adapters/adapter.js'
import { ProviderRpcError } from '../errors/ProviderRpcError.js'

type Listener = Parameters<NonNullable<Eip1193Provider['on']>>[1]

/**
 * One provider for as long as the kit lives: requests go to whichever wallet is shown, and listeners hear it, also those that
 * were added while another wallet was connected.
 */
export function createForwardingProvider(shown: ShownAccountReader): Eip1193Provider {
  const listeners: { readonly event: string; readonly listener: Listener }[] = []
  let current = shown.get()?.connection.provider
  shown.subscribe(() => {
    const next = shown.get()?.connection.provider
    if (next === current) return
    const before = current
    current = next
    for (const { event, listener } of listeners) {
      attempt(() => before?.removeListener?.(event, listener))
      attempt(() => next?.on?.(event, listener))
    }
  })
  return {
    async request(parameters) {
      if (!current) throw new ProviderRpcError(4900, 'No wallet is connected.')
      return current.request(parameters)
    },
    on(event, listener) {
      listeners.push({ event, listener })
      current?.on?.(event, listener)
    },
    removeListener(event, listener) {
      const index = listeners.findIndex((each) => each.event === event && each.listener === listener)
      if (index >= 0) listeners.splice(index, 1)
      current?.removeListener?.(event, listener)
    },
  }
}

function attempt(run: () => unknown): void {
  try {
    run()
  } catch {
    // A wallet without working events is still a wallet, and the next listener is another matter.
  }
}
