import type { Answer, Endpoint } from '@portico/wire/http'
import { apiError } from '../errors/apiError.js'

/** The answer as the contract describes it, or `api/malformed` (API-07). */
export function readAnswer<Call extends Endpoint>(endpoint: Call, text: string): Answer<Call> {
  const schema = endpoint.response
  if (schema === undefined || schema === 'image') return undefined as Answer<Call> // such calls answer nothing to read
  const result = schema['~run']({ value: readJson(endpoint, text) }, {})
  if (result.issues) malformed(endpoint, result.issues[0])
  return result.value as Answer<Call> // the schema of this very call has passed it
}

function readJson(endpoint: Endpoint, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    return malformed(endpoint, cause)
  }
}

function malformed({ path }: Endpoint, cause: unknown): never {
  throw apiError('api/malformed', { path }, { cause })
}
