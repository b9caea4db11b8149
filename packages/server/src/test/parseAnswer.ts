import type { Answer, Endpoint } from '@portico/wire/http'
import * as v from 'valibot'

/** What a kit would make of an answer: the contract's own schema decides. */
export function parseAnswer<Call extends Endpoint>(call: Call, value: unknown): Answer<Call> {
  if (typeof call.response !== 'object') throw new TypeError(`${call.path} answers nothing that could be parsed`)
  return v.parse(call.response, value) as Answer<Call> // it has passed the schema of this very call
}
