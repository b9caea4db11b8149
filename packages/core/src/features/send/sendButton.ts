import type { SendButton } from '../../i18n/sendStates.js'
import { hasToAcknowledge } from './hasToAcknowledge.js'
import type { SendState } from './sendState.js'

export function sendButton({ token, amountText, amount, receiverText, receiver, problems }: SendState): SendButton {
  if (!token) return 'selectToken'
  if (!amountText.trim()) return 'addAmount'
  if (problems.amount === 'insufficient' || problems.amount === 'fee') return 'insufficientFunds'
  if (problems.amount || amount === undefined) return 'incorrectValue'
  if (!receiverText.trim()) return 'addAddress'
  return receiver && !problems.receiver ? 'preview' : 'invalidAddress'
}

/** Whether the wallet may be asked. */
export function canSend(state: SendState): boolean {
  const { stage, openRequest } = state
  return sendButton(state) === 'preview' && stage.name === 'review' && !openRequest && !hasToAcknowledge(state)
}
