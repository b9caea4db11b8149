export type { Difference, TransferFee } from '../adapters/transfers.js'
export { fiatOf } from '../features/send/fiat.js'
export { hasToAcknowledge } from '../features/send/hasToAcknowledge.js'
export { type SendOutcome, sendOutcome } from '../features/send/outcome.js'
export type { Send } from '../features/send/send.js'
export { canSend, sendButton } from '../features/send/sendButton.js'
export type {
  Receiver,
  RecentReceiver,
  SendMode,
  SendProblems,
  SendStage,
  SendState,
  SendToken,
  SendWarning,
  SentTransfer,
  UnansweredRequest,
} from '../features/send/sendState.js'
export { transferFee } from '../features/send/transferFee.js'
export type { AmountProblem, ReceiverProblem, SendButton, SendSimulation } from '../i18n/sendStates.js'
export type { SendArguments } from '../views.js'
