import * as v from 'valibot'
import type { Schema } from '../http/endpoint.js'

/** The value as its schema knows it, or undefined: what a stranger sent is dropped and not explained. */
export function readAs<Value>(schema: Schema<Value>, value: unknown): Value | undefined {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : undefined
}

/** The same for JSON text. */
export function readJsonAs<Value>(schema: Schema<Value>, text: string): Value | undefined {
  try {
    return readAs(schema, JSON.parse(text))
  } catch {
    return undefined // no JSON is as good as JSON of another shape
  }
}
