import { type ApiErrorCode, apiSentences } from './apiSentences.js'
import { PorticoError, type PorticoErrorArguments } from './PorticoError.js'

/** An error of asking the operator's server, with its sentence. */
export function apiError<Code extends ApiErrorCode>(
  ...[code, context, options]: PorticoErrorArguments<Code>
): PorticoError<Code> {
  const sentence = (apiSentences[code] as (context: unknown) => string)(context) // matched to the code by the arguments
  return new PorticoError(...([code, context, { ...options, sentence }] as PorticoErrorArguments<Code>)) // as given
}
