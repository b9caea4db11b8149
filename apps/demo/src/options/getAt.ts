import { isRecord, type JsonOptions } from './jsonOptions.js'

/** The value at a path such as ['features', 'email'], or undefined. */
export function getAt(options: JsonOptions, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    options,
  )
}
