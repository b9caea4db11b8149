import { limits } from '../config/limits.js'
import type { Env, KeyValueStorage } from '../env.js'
import type { StoredKey } from './keys.js'

type KeyName = Pick<StoredKey<unknown>, 'name' | 'isWhole'>

/** Typed, guarded access to what the browser keeps. A failure writes one console line and nothing else (STORE-03). */
export type PorticoStorage = {
  get<Value>(key: StoredKey<Value>): Value | undefined
  set<Value>(key: StoredKey<Value>, value: Value): void
  remove(key: KeyName): void
  /** The full name of a key, as other tabs report it. */
  nameOf(key: KeyName): string
}

export function createStorage(env: Env, id: string | undefined): PorticoStorage {
  const prefix = id ? `@portico/${id}/` : '@portico/'
  const nameOf = ({ name, isWhole }: KeyName): string => (isWhole ? name : prefix + name)
  const attempt = <Result>(
    verb: string,
    key: KeyName,
    run: (storage: KeyValueStorage) => Result,
  ): Result | undefined => {
    try {
      const storage = env.storage()
      return storage && run(storage)
    } catch (error) {
      env.log('warn', `Unable to ${verb} ${nameOf(key)}`, error)
      return undefined
    }
  }
  const remove = (key: KeyName): void => attempt('remove', key, (storage) => storage.removeItem(nameOf(key)))
  return {
    nameOf,
    get(key) {
      const raw = attempt('read', key, (storage) => storage.getItem(nameOf(key)))
      if (typeof raw !== 'string') return undefined
      try {
        const value = raw.length <= limits.storedValue ? key.read(raw) : undefined
        if (value !== undefined) return value
      } catch {
        // Not what we wrote: treated like any other poisoned value, below.
      }
      remove(key)
      return undefined
    },
    set: (key, value) => attempt('write', key, (storage) => storage.setItem(nameOf(key), key.write(value))),
    remove,
  }
}
