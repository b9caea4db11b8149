import type { PairingState } from '@portico/core/pairing'
import { errorText } from '../../parts/errorText.js'
import type { pairingWords } from '../pairingWords.js'

/** What a pairing that ended says: declined, run out of time, or broken. */
export function failureWords(
  t: typeof pairingWords,
  state: PairingState,
): { title: string; text: string; action: string } {
  const { pairing, connecting, common } = t
  if (state.status === 'expired')
    return { title: pairing.expiredTitle, text: pairing.expiredText, action: pairing.newCode }
  const error = state.status === 'failed' ? state.error : undefined
  if (error === 'rpc/user-rejected')
    return { title: connecting.declinedTitle, text: connecting.declinedText, action: common.retry }
  return { title: connecting.failedTitle, text: errorText(t, error), action: common.retry }
}
