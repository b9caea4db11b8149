import { PorticoError, type PorticoErrorOptions } from '../../errors/PorticoError.js'
import { type PairingErrorName, pairingSentences } from '../../errors/pairingSentences.js'

export function pairingError(name: PairingErrorName, options?: PorticoErrorOptions): PorticoError {
  return new PorticoError(`pairing/${name}`, undefined, { ...options, sentence: pairingSentences[name] })
}
