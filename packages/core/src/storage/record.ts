import { isRecord } from '../utils/isRecord.js'

/** Entries by key; those that make no sense are left out. */
export function record<Key extends string, Entry>(
  isKey: (value: unknown) => value is Key,
  read: (value: unknown) => Entry | undefined,
): (value: unknown) => Partial<Record<Key, Entry>> | undefined {
  return (value) => {
    if (!isRecord(value)) return undefined
    const entries = Object.entries(value).flatMap(([key, raw]) => {
      const entry = read(raw)
      return isKey(key) && entry !== undefined ? [[key, entry] as const] : []
    })
    return Object.fromEntries(entries) as Partial<Record<Key, Entry>> // keys and entries were checked one by one
  }
}
