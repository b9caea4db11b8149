export type Unsubscribe = () => void
export type Emitter<Events> = {
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): Unsubscribe
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void
}

/** A listener that throws does not stop the others: the error goes to `onError`. */
export function createEmitter<Events>(onError: (error: unknown) => void): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<(event: never) => void>>()
  return {
    on(name, listener) {
      const own = listeners.get(name) ?? new Set()
      listeners.set(name, own.add(listener))
      return () => void own.delete(listener)
    },
    emit(name, event) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(event as never) // `on` has put it under the name of its own event
        } catch (error) {
          onError(error)
        }
      }
    },
  }
}
