import { CallError } from '../api/CallError.js'

/** The server's words about single origins, by their place in the list as it was sent. */
export function originErrors(error: unknown): ReadonlyMap<number, string> {
  const reasons = error instanceof CallError ? error.reasons : []
  return new Map(
    reasons.flatMap(({ name, description }) => {
      const place = /^origins\.(\d+)$/.exec(name)?.[1]
      return place === undefined ? [] : [[Number(place), description] as const]
    }),
  )
}
