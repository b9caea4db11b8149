import type { SIWXFactory } from '../../config/siwxConfig.js'
import type { SIWXOptions } from './siwxOptions.js'

/**
 * Signs visitors in without any server: the signature is checked in this browser and the session kept in it. It shows who
 * the visitor says they are and protects nothing, because whoever owns the browser can change the answer.
 */
export function unverifiedSiwx(options: SIWXOptions = {}): SIWXFactory {
  return {
    create: async (context) => (await import('./createUnverifiedSiwx.js')).createUnverifiedSiwx(context, options),
  }
}
