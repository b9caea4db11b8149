import { isRecord, type JsonOptions } from './jsonOptions.js'

/** A copy with the value at a path; undefined takes the entry away, and with it an object that holds nothing else. */
export function setAt(options: JsonOptions, path: readonly string[], value: unknown): JsonOptions {
  const [key, ...rest] = path
  if (key === undefined) return options
  const current = Object.hasOwn(options, key) ? options[key] : undefined
  const next = rest.length > 0 ? setAt(isRecord(current) ? current : {}, rest, value) : value
  const isGone = next === undefined || (rest.length > 0 && isRecord(next) && Object.keys(next).length === 0)
  const { [key]: _, ...others } = options
  if (isGone) return others
  return Object.hasOwn(options, key) ? { ...options, [key]: next } : { ...others, [key]: next }
}
