export type { Difference, TransferFee } from '../adapters/transfers.js'
export { fiatOf } from '../features/send/fiat.js'
export { hasToAcknowledge } from '../features/send/hasToAcknowledge.js'
export { type SendOutcome, sendOutcome } from '../features/send/outcome.js'
export type { Send } from '../features/send/send.js'
export { canSend, type SendButton, sendButton } from '../features/send/sendButton.js'
export type {
  AmountProblem,
  Receiver,
  ReceiverProblem,
  RecentReceiver,
  SendMode,
  SendProblems,
  SendSimulation,
  SendStage,
  SendState,
  SendToken,
  SendWarning,
  SentTransfer,
} from '../features/send/sendState.js'
export type { SendArguments } from '../views.js'
