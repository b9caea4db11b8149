import { isRecord } from './jsonOptions.js'

/** Whether two JSON values say the same; the order of an object's keys does not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, index) => isSame(entry, b[index]))
  }
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return keys.every((key) => isSame(a[key], b[key]))
}
