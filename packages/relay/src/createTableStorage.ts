import { readAs } from '@portico/wire/relay'
import type { RelayEnv } from './env.js'
import { limits } from './limits.js'

type Reader<Value> = Parameters<typeof readAs<Value>>[0]

/**
 * Entries of one kind, in memory and in storage. Read one by one: an invalid one is dropped. Tabs of one site share
 * the storage: each writes what it has changed itself and leaves the others' entries as they are.
 */
export type TableStorage<Value> = {
  /** Reads what is stored. Read again, it adds what other tabs have stored since. */
  load(): Promise<void>
  all(): readonly Value[]
  get(id: string | number): Value | undefined
  put(value: Value): void
  remove(id: string | number): void
}

export function createTableStorage<Value>(
  env: RelayEnv,
  options: { key: string; schema: Reader<Value>; idOf(value: Value): string | number },
): TableStorage<Value> {
  const values = new Map<string | number, Value>()
  const changed = new Set<string | number>()
  let writing = Promise.resolve()

  function write(id: string | number): void {
    changed.add(id)
    const onError = (error: unknown) => env.log('warn', 'Unable to keep relay state', error)
    try {
      const stored = env.storage.get(options.key)
      // A storage that answers at once is written at once: nothing can come in between, from this tab or another.
      if (!(stored instanceof Promise)) Promise.resolve(save(stored)).catch(onError)
      // Another one is read again when it is our turn.
      else
        writing = Promise.all([writing, stored])
          .then(async () => save(await env.storage.get(options.key)))
          .catch(onError)
    } catch (error) {
      onError(error)
    }
  }

  function save(stored: string | null | undefined): void | Promise<void> {
    const others = readList(stored).filter((value) => !changed.has(options.idOf(value)))
    const own = [...values].flatMap(([id, value]) => (changed.has(id) ? [value] : []))
    const all = [...others, ...own]
    return all.length ? env.storage.set(options.key, JSON.stringify(all)) : env.storage.remove(options.key)
  }

  function readList(text: string | null | undefined): Value[] {
    try {
      const list: unknown = JSON.parse(text ?? '[]')
      return Array.isArray(list) ? list.flatMap((entry) => readAs(options.schema, entry) ?? []) : []
    } catch (error) {
      env.log('warn', 'Unable to read relay state', error)
      return []
    }
  }

  return {
    async load() {
      try {
        for (const value of readList(await env.storage.get(options.key))) {
          const id = options.idOf(value)
          if (!values.has(id) && !changed.has(id)) values.set(id, value)
        }
      } catch (error) {
        env.log('warn', 'Unable to read relay state', error)
      }
    },
    all: () => [...values.values()],
    get: (id) => values.get(id),
    put(value) {
      const id = options.idOf(value)
      values.delete(id)
      values.set(id, value)
      for (const oldest of [...values.keys()].slice(0, -limits.tableSize)) {
        values.delete(oldest)
        changed.add(oldest)
      }
      write(id)
    },
    remove(id) {
      if (values.delete(id)) write(id)
    },
  }
}
