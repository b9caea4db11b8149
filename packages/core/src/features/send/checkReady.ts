import { PorticoError } from '../../errors/PorticoError.js'
import { sendError } from '../../errors/sendError.js'
import { hasToAcknowledge } from './hasToAcknowledge.js'
import type { Receiver, SendState, SendToken } from './sendState.js'

export type ReadyForm = { readonly token: SendToken; readonly amount: bigint; readonly receiver: Receiver }

/** The form as it may be sent, or the error that says what is missing (SEND-01, SEND-05, SEND-08). */
export function checkReady(state: SendState): ReadyForm {
  const { status, token, amountText, amount, receiverText, receiver, problems } = state
  if (status === 'unsupported') throw new PorticoError('capability/unsupported')
  if (!amountText.trim() || !receiverText.trim()) throw sendError('incomplete')
  if (!token) throw sendError('no-token')
  if (problems.amount || amount === undefined) throw sendError('invalid-amount', { details: problems.amount })
  if (problems.receiver || !receiver) throw sendError('invalid-receiver', { details: problems.receiver })
  if (hasToAcknowledge(state)) throw sendError('not-acknowledged')
  return { token, amount, receiver }
}
