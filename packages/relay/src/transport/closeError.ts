import { RelayError } from '../RelayError.js'

/** What a relay says when it closes for good (code 3000), as an error that says what to do. */
export function closeError(reason: string): RelayError {
  const details = reason.slice(0, 256)
  if (/origin not allowed/i.test(reason)) return new RelayError('relay/origin-not-allowed', { details })
  if (/not yet valid/i.test(reason)) return new RelayError('relay/clock', { details })
  if (/invalid key|project/i.test(reason)) return new RelayError('relay/invalid-project', { details })
  return new RelayError('relay/refused', { details })
}
