import { PorticoError, type PorticoErrorOptions } from './PorticoError.js'
import { type SiwxErrorName, siwxSentences } from './siwxSentences.js'

/** An error of signing in, with its sentence. */
export function siwxError(name: SiwxErrorName, options?: Omit<PorticoErrorOptions, 'sentence'>): PorticoError {
  return new PorticoError(`siwx/${name}`, undefined, { ...options, sentence: siwxSentences[name] })
}
