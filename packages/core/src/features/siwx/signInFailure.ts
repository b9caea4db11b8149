import { fromRpc } from '../../errors/fromRpc.js'
import type { PorticoError } from '../../errors/PorticoError.js'
import { siwxError } from '../../errors/siwxError.js'

export type SignInStep = 'prepare' | 'sign' | 'verify'

/** What a visitor is told about a failure: declined is declined, whatever the account is; the rest by who could mend it. */
export function signInFailure(step: SignInStep, cause: unknown, isSmartAccount: boolean): PorticoError {
  const error = fromRpc(cause)
  const { code } = error
  if (code === 'rpc/user-rejected') return siwxError('declined', { cause: error })
  if (code === 'rpc/resource-unavailable' || code.startsWith('api/')) return error
  if (step === 'prepare') return siwxError('no-message', { cause: error, details: error.details })
  if (isSmartAccount) return siwxError('smart-account', { cause: error, details: error.details })
  if (step === 'sign' || code.startsWith('siwx/')) return error
  return siwxError('not-accepted', { cause: error, details: error.details })
}
