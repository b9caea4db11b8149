export type ProviderEvents = {
  accountsChanged: readonly string[]
  chainChanged: string
  connect: { chainId: string }
  disconnect: Error & { code: number }
  message: { type: string; data: unknown }
}

export type ProviderListener = (payload: never) => void

export type Emitter = {
  on(event: string, listener: ProviderListener): void
  off(event: string, listener: ProviderListener): void
  emit<name extends keyof ProviderEvents>(event: name, payload: ProviderEvents[name]): void
  count(event: string): number
  clear(): void
}

export function createEmitter(onListenerError: (error: unknown) => void): Emitter {
  const listeners = new Map<string, ProviderListener[]>()
  return {
    on: (event, listener) => void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    off(event, listener) {
      const list = listeners.get(event) ?? []
      const index = list.lastIndexOf(listener)
      if (index >= 0)
        listeners.set(
          event,
          list.filter((_, position) => position !== index),
        )
    },
    emit(event, payload) {
      for (const listener of listeners.get(event) ?? []) {
        try {
          // The page's listeners are as untyped as the event names that select them.
          ;(listener as (value: unknown) => void)(payload)
        } catch (error) {
          onListenerError(error) // one bad listener must not keep the others from hearing, as in real extensions
        }
      }
    },
    count: (event) => listeners.get(event)?.length ?? 0,
    clear: () => listeners.clear(),
  }
}
