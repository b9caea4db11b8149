import { limits } from '../config/limits.js'
import type { Env, KeyValueStorage } from '../env.js'
import type { StoredKey } from './keys.js'

type KeyName = Pick<StoredKey<unknown>, 'name' | 'isWhole' | 'version'>

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
  /** A later form has a name of its own: a kit that does not know it keeps working beside it, and after a roll-back. */
  const nameOf = ({ name, isWhole, version }: KeyName): string =>
    (isWhole ? name : prefix + name) + (version ? `.v${version}` : '')
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
  const removeFrom = (storage: KeyValueStorage, key: KeyName, newest: number): void => {
    for (let version = newest; version >= 0; version--) storage.removeItem(nameOf({ ...key, version }))
  }
  const remove = (key: KeyName): void => attempt('remove', key, (storage) => removeFrom(storage, key, key.version ?? 0))
  return {
    nameOf,
    get(key) {
      const own = key.version ?? 0
      let version = own
      const find = (storage: KeyValueStorage): string | null => {
        const raw = storage.getItem(nameOf({ ...key, version }))
        if (raw !== null || version === 0) return raw
        version -= 1
        return find(storage)
      }
      const raw = attempt('read', key, find)
      if (typeof raw !== 'string') return undefined
      try {
        const present = version === own ? raw : key.upgrade?.(raw, version)
        const value = present !== undefined && raw.length <= limits.storedValue ? key.read(present) : undefined
        if (value !== undefined) return value
      } catch {
        // Not what we wrote: treated like any other poisoned value, below.
      }
      remove(key)
      return undefined
    },
    set(key, value) {
      attempt('write', key, (storage) => {
        storage.setItem(nameOf(key), key.write(value))
        removeFrom(storage, key, (key.version ?? 0) - 1)
      })
    },
    remove,
  }
}
