export type CountingTarget = EventTarget & {
  /** Listeners that were added and not removed. */
  listenerCount(): number
}

/** An event target that knows how many still listen, so that a test can see a leak. */
export function countingTarget(): CountingTarget {
  const target = new EventTarget()
  const listening = new Map<string, Set<unknown>>()
  return Object.assign(target, {
    addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: AddEventListenerOptions | boolean,
    ) {
      const added = listening.get(type) ?? new Set()
      if (listener) listening.set(type, added.add(listener))
      const { signal } = typeof options === 'object' ? options : {}
      signal?.addEventListener('abort', () => added.delete(listener), { once: true })
      EventTarget.prototype.addEventListener.call(target, type, listener, options)
    },
    removeEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: EventListenerOptions | boolean,
    ) {
      listening.get(type)?.delete(listener)
      EventTarget.prototype.removeEventListener.call(target, type, listener, options)
    },
    listenerCount: () => [...listening.values()].reduce((sum, listeners) => sum + listeners.size, 0),
  })
}
