export type Observable<Value> = {
  get(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

/** A value that tells when it changed. */
export function createObservable<Value>(initial: Value): Observable<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
