import { createObservable, type Observable } from './createObservable.js'

export type LogEntry = { readonly id: number; readonly at: number; readonly name: string; readonly detail: string }

export type Log = Pick<Observable<readonly LogEntry[]>, 'get' | 'subscribe'> & {
  add(name: string, detail: unknown): void
  clear(): void
}

const mostEntries = 200

/** What happened, newest first. */
export function createLog(): Log {
  const entries = createObservable<readonly LogEntry[]>([])
  let count = 0
  return {
    get: entries.get,
    subscribe: entries.subscribe,
    add(name, detail) {
      count += 1
      const text = detail === undefined ? '' : typeof detail === 'string' ? detail : JSON.stringify(detail)
      entries.set([{ id: count, at: Date.now(), name, detail: text }, ...entries.get()].slice(0, mostEntries))
    },
    clear: () => entries.set([]),
  }
}
