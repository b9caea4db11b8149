export { createEmitter, type Emitter } from '../createEmitter.js'
export type { RelayOptions } from '../createRelay.js'
export type { Authenticated, AuthenticateParameters, PendingAuthentication } from '../dapp/authenticate.js'
export type { DappEvents } from '../dapp/context.js'
export { createDapp, type Dapp } from '../dapp/createDapp.js'
export {
  type CreateProviderParameters,
  createProvider,
  type RelayProvider,
  type RelayProviderEvents,
} from '../dapp/createProvider.js'
export type { Pairing } from '../dapp/pair.js'
export type { PendingProposal, ProposeParameters } from '../dapp/propose.js'
export type { RequestParameters } from '../dapp/request.js'
export type { ResumedProposal } from '../dapp/resume.js'
export type { SignedCacao, VerifyContractSignature } from '../dapp/verifyCacao.js'
export { platformEnv, type RelayEnv, type RelaySocket, type RelaySocketHandlers, type RelayStorage } from '../env.js'
export { isRelayError, RelayError, type RelayErrorCode } from '../RelayError.js'
export type { Session, SessionEnd } from '../session/createSessions.js'
export { canRetryPairing, isPairingExpired, pairingExpiresAt } from '../session/expiry.js'
export { accountsOf, chainsOf, namespacesFor, type RequestedChain } from '../session/namespaces.js'
