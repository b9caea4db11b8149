import type { Endpoint, Schema } from '@portico/wire/http'
import * as v from 'valibot'
import type { ErrorCode } from '../errors/catalogue.js'
import { ServerError } from '../errors/ServerError.js'
import { isCleanText, parseJson } from './parseJson.js'
import { readText } from './readBody.js'

const pathValueLimit = 256

/** The query's fields, each once. Takes the whole address: parsing the rest of it costs as much as an answer that is kept. */
export function readQuery(url: string): Record<string, string> {
  const start = url.indexOf('?')
  const search = start < 0 ? '' : url.slice(start + 1)
  const fields = [...new URLSearchParams(search)]
  const query = Object.fromEntries(fields)
  if (Object.keys(query).length !== fields.length) throw new ServerError('request/query')
  // Without a percent sign there is nothing in an address but plain characters.
  const isClean = !search.includes('%') || fields.every(([name, value]) => isCleanText(name) && isCleanText(value))
  if (!isClean) throw new ServerError('request/query')
  return query
}

export function readPath(values: Record<string, string>): Record<string, string> {
  for (const value of Object.values(values))
    if (value === '' || value.length > pathValueLimit || !isCleanText(value)) throw new ServerError('request/path')
  return values
}

export async function readJson(call: Endpoint, request: Request): Promise<unknown> {
  return call.body ? check(call.body, parseJson(await readText(request)), 'request/body') : undefined
}

/** What passes the contract's schema, or a refusal that repeats nothing of it. */
export function check<Value>(schema: Schema<Value>, value: unknown, code: ErrorCode): Value {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new ServerError(code)
  return result.output
}
