const key = '@portico/console/session'

export type Session = {
  token(): string | undefined
  begin(token: string): void
  /** Ends the session that a token belongs to; a newer one goes on. */
  end(token: string | undefined): void
  subscribe(listener: () => void): () => void
}

/**
 * The token lives in this tab's sessionStorage: a reload keeps it, closing the tab forgets it, and other origins never get it.
 * A cookie would have to be a third party's, because the console may stand at another address than the server.
 */
export function createSession(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Session {
  const listeners = new Set<() => void>()
  let current = attempt(() => storage.getItem(key)) ?? undefined
  const set = (token: string | undefined): void => {
    current = token
    attempt(() => (token === undefined ? storage.removeItem(key) : storage.setItem(key, token)))
    for (const listener of listeners) listener()
  }
  return {
    token: () => current,
    begin: set,
    end: (token) => {
      if (token === current && current !== undefined) set(undefined)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Where storage is blocked the session lasts as long as the page. */
function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
