import type { SIWXFactory } from '../../config/siwxConfig.js'
import type { SIWXOptions } from './siwxOptions.js'

/**
 * Signs visitors in at the operator's server, which gives out the nonce, verifies the signature and keeps the session.
 * Needs an `endpoint`.
 */
export function hostedSiwx(options: SIWXOptions = {}): SIWXFactory {
  return { create: async (context) => (await import('./createHostedSiwx.js')).createHostedSiwx(context, options) }
}
