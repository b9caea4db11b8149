import * as v from 'valibot'
import { ServerError } from '../errors/ServerError.js'

/** A place to go on from, as text that is nobody's business but ours. */
export function encodeCursor(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** What we wrote ourselves, or a refusal: it came through somebody's browser. */
export function decodeCursor<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, placeOf(text))
  if (!success) throw new ServerError('request/query')
  return output
}

function placeOf(text: string): unknown {
  try {
    return /^[\w-]+$/.test(text) ? JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) : undefined
  } catch {
    // Not ours: the schema refuses it.
    return undefined
  }
}
