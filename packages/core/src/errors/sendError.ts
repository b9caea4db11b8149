import { PorticoError, type PorticoErrorOptions } from './PorticoError.js'
import { type SendErrorName, sendSentences } from './sendSentences.js'

/** An error of sending; its sentence is not in the catalogue, which every page carries. */
export function sendError(name: SendErrorName, options: Omit<PorticoErrorOptions, 'sentence'> = {}): PorticoError {
  return new PorticoError(`send/${name}`, undefined, { ...options, sentence: sendSentences[name] })
}
