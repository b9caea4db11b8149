import type { StoredKey } from './keys.js'

/** A row whose value is kept as JSON. */
export function json<Value>(name: string, read: (value: unknown) => Value | undefined, version = 0): StoredKey<Value> {
  return { name, version, read: (raw) => read(JSON.parse(raw, dropPollution)), write: (value) => JSON.stringify(value) }
}

// Stored text is anybody's: these keys could reach an object's prototype.
function dropPollution(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value
}
