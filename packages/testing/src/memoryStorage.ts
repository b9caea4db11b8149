import type { KeyValueStorage } from '@portico/core'
import { TestingError } from './TestingError.js'

export type StorageCall = 'getItem' | 'setItem' | 'removeItem'

/** The storage of one site, shared by its tabs. */
export type MemoryStorage = KeyValueStorage & {
  clear(): void
  /** Everything that is kept, as plain text. */
  entries(): Readonly<Record<string, string>>
  /** From now on these calls throw, as they do where a browser blocks storage; none named: every call works again. */
  failOn(...calls: readonly StorageCall[]): void
  /** The same storage as one tab sees it: `onStorage` hears what other tabs change, never what this one does. */
  tab(): StorageTab
}

export type StorageTab = KeyValueStorage & {
  clear(): void
  onStorage(listener: (key: string | null) => void): () => void
}

/** Web storage in memory. Other tabs hear of a change at once and only when it is one, as in a browser. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const values = new Map(Object.entries(initial))
  const listeners = new Set<{ readonly tab: object; readonly listener: (key: string | null) => void }>()
  let failing: readonly StorageCall[] = []

  function guard(call: StorageCall): void {
    if (failing.includes(call)) throw new TestingError(`storage is blocked: ${call}`)
  }
  function notify(writer: object, key: string | null): void {
    for (const { tab, listener } of [...listeners]) if (tab !== writer) listener(key)
  }

  function tab(): StorageTab {
    const self: StorageTab = {
      getItem(key) {
        guard('getItem')
        return values.get(key) ?? null
      },
      setItem(key, value) {
        guard('setItem')
        const before = values.get(key)
        values.set(key, String(value))
        if (before !== value) notify(self, key)
      },
      removeItem(key) {
        guard('removeItem')
        if (values.delete(key)) notify(self, key)
      },
      clear() {
        const hadSome = values.size > 0
        values.clear()
        if (hadSome) notify(self, null)
      },
      onStorage(listener) {
        const entry = { tab: self, listener }
        listeners.add(entry)
        return () => void listeners.delete(entry)
      },
    }
    return self
  }

  const { getItem, setItem, removeItem, clear } = tab()
  return {
    getItem,
    setItem,
    removeItem,
    clear,
    entries: () => Object.fromEntries(values),
    failOn: (...calls) => {
      failing = calls
    },
    tab,
  }
}
