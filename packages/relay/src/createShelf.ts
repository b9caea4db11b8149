import { readAs } from '@portico/wire/relay'
import type { RelayEnv } from './env.js'
import { limits } from './limits.js'

type Reader<Value> = Parameters<typeof readAs<Value>>[0]

/** Things of one kind, in memory and in storage. Read once, entry by entry: a poisoned one is left behind. */
export type Shelf<Value> = {
  load(): Promise<void>
  all(): readonly Value[]
  get(id: string | number): Value | undefined
  put(value: Value): void
  remove(id: string | number): void
}

export function createShelf<Value>(
  env: RelayEnv,
  options: { key: string; schema: Reader<Value>; idOf(value: Value): string | number },
): Shelf<Value> {
  const values = new Map<string | number, Value>()
  let writing = Promise.resolve()

  function write(): void {
    const text = JSON.stringify([...values.values()])
    writing = writing
      .then(() => (values.size ? env.storage.set(options.key, text) : env.storage.remove(options.key)))
      .catch((error) => env.log('warn', 'Unable to keep relay state', error))
  }

  return {
    async load() {
      for (const entry of await readList(env, options.key)) {
        const value = readAs(options.schema, entry)
        if (value) values.set(options.idOf(value), value)
      }
    },
    all: () => [...values.values()],
    get: (id) => values.get(id),
    put(value) {
      const id = options.idOf(value)
      values.delete(id)
      values.set(id, value)
      for (const oldest of [...values.keys()].slice(0, -limits.shelfSize)) values.delete(oldest)
      write()
    },
    remove(id) {
      if (values.delete(id)) write()
    },
  }
}

async function readList(env: RelayEnv, key: string): Promise<readonly unknown[]> {
  try {
    const list: unknown = JSON.parse((await env.storage.get(key)) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch (error) {
    env.log('warn', 'Unable to read relay state', error)
    return []
  }
}
