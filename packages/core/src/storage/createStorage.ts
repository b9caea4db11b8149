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

/** Text of a later form begins with its number, such as `v1:`; the first form has none. */
const numbered = /^v(\d{1,6}):/

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
  /** A newer kit wrote it, on an earlier visit or in another tab: it is neither read nor changed. */
  const isForeign = (storage: KeyValueStorage, key: KeyName): boolean =>
    versionOf(storage.getItem(nameOf(key)) ?? '') > (key.version ?? 0)
  const remove = (key: KeyName): void =>
    attempt('remove', key, (storage) => {
      if (!isForeign(storage, key)) storage.removeItem(nameOf(key))
    })
  return {
    nameOf,
    get(key) {
      const raw = attempt('read', key, (storage) => storage.getItem(nameOf(key)))
      if (typeof raw !== 'string') return undefined
      const [version, own] = [versionOf(raw), key.version ?? 0]
      if (version > own) return undefined
      try {
        const text = raw.replace(numbered, '')
        const present = version === own ? text : key.upgrade?.(text, version)
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
        const number = key.version ? `v${key.version}:` : ''
        if (!isForeign(storage, key)) storage.setItem(nameOf(key), number + key.write(value))
      })
    },
    remove,
  }
}

function versionOf(raw: string): number {
  return Number(numbered.exec(raw)?.[1] ?? 0)
}
