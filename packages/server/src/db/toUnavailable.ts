import { ServerError } from '../errors/ServerError.js'

// SQLSTATE: connection lost, out of resources, the server's operator stepped in, cancelled for taking too long.
const unavailableStates = /^(08|53|57)/
// A driver's own errors carry no SQLSTATE: the socket was refused, closed, or timed out.
const sqlState = /^[0-9A-Z]{5}$/

/** Tells "the database is not there" from "the query is wrong": the first is a 503 and heals, the second is ours to mend. */
export function toUnavailable(error: unknown): unknown {
  if (error instanceof ServerError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isQueryAtFault = sqlState.test(code) && !/^E[A-Z]{4}$/.test(code) && !unavailableStates.test(code)
  return isQueryAtFault ? error : new ServerError('database/unavailable', { cause: error })
}
