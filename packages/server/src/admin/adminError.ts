import type { ErrorAnswer } from '@portico/wire/http'
import { errorResponse, toServerError } from '../middleware/errorResponse.js'
import { dataHeaders } from '../middleware/headers.js'
import { RefusedFieldsError } from './RefusedFieldsError.js'

const badRequest = 400
// How the directory says which field it refuses.
const fieldFirst = /^([\w.]+): (.+)$/s

/** A failure as the operator may see it: unlike the public calls, these say what exactly is wrong with what was sent. */
export function adminError(thrown: unknown, headers: Readonly<Record<string, string>>): Response {
  if (thrown instanceof RefusedFieldsError) return reasons(thrown.fields, badRequest, headers)
  const error = toServerError(thrown)
  const isForOperator = error.code === 'operator/input' || error.code === 'request/not-found'
  if (!isForOperator || error.detail === undefined) return errorResponse(error, headers)
  const [, name = error.code, description = error.detail] = fieldFirst.exec(error.detail) ?? []
  return reasons([{ name, description }], error.status, headers)
}

function reasons(
  list: ErrorAnswer['reasons'] | RefusedFieldsError['fields'],
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  const cut = list.map(({ name, description }) => ({
    name: name.slice(0, 500),
    description: description.slice(0, 500),
  }))
  const answer: ErrorAnswer = { status: 'error', reasons: cut }
  return new Response(JSON.stringify(answer), {
    status,
    headers: { ...dataHeaders, 'Content-Type': 'application/json', ...headers },
  })
}
