export type Unsubscribe = () => void

/** What views may do with the state: read it and listen. */
export type ReadonlyStore<State> = {
  get(): State
  subscribe(listener: () => void): Unsubscribe
  /** Calls `listener` when the selected part changes. */
  select<Part>(
    selector: (state: State) => Part,
    listener: (part: Part, previous: Part) => void,
    isEqual?: (a: Part, b: Part) => boolean,
  ): Unsubscribe
}

/** What actions may do besides: write it. */
export type Store<State> = ReadonlyStore<State> & { update(recipe: (state: State) => State): void }

/** A store without a framework: one value, replaced as a whole, listeners told after each change. */
export function createStore<State>(initial: State, onError: (error: unknown) => void = () => {}): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  function subscribe(listener: () => void): Unsubscribe {
    // Wrapped, so that subscribing one function twice gives two subscriptions that end on their own.
    const entry = (): void => listener()
    listeners.add(entry)
    return () => void listeners.delete(entry)
  }
  return {
    get: () => state,
    subscribe,
    select(selector, listener, isEqual = Object.is) {
      let current = selector(state)
      return subscribe(() => {
        const previous = current
        current = selector(state)
        if (!isEqual(current, previous)) listener(current, previous)
      })
    },
    update(recipe) {
      const next = recipe(state)
      if (Object.is(next, state)) return
      state = next
      for (const listener of [...listeners]) {
        try {
          listener()
        } catch (error) {
          onError(error) // a host's listener that throws breaks neither the others nor the action
        }
      }
    },
  }
}
