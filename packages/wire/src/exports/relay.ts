export {
  type AuthPayload,
  authPayload,
  type Cacao,
  cacao,
  type SessionAuthenticate,
  sessionAuthenticate,
  sessionAuthenticateResult,
} from '../relay/authenticate.js'
export { fromBase58, toBase58 } from '../relay/base58.js'
export { fromBase64, fromBase64Url, toBase64, toBase64Url } from '../relay/base64.js'
export { type DeepLink, type DeepLinkOptions, formatDeepLink, walletLinkBase } from '../relay/deepLink.js'
export { formatDidKey, parseDidKey } from '../relay/didKey.js'
export { decodeEnvelope, type Envelope, encodeEnvelope } from '../relay/envelope.js'
export {
  fetchedMessages,
  type IrnMethod,
  type IrnParams,
  irnAnswer,
  irnParams,
  irnRequest,
  irnSubscription,
  isIrnMethod,
  maxBatchTopics,
  type RelayedMessage,
  type RelayRpcId,
  relayCloseCodes,
  relayedMessage,
} from '../relay/irn.js'
export {
  checkRelayJwt,
  encodeRelayJwt,
  type RelayJwtCheck,
  type RelayJwtClaims,
  type RelayJwtProblem,
  relayJwtLifetime,
} from '../relay/jwt.js'
export { evmSignInMethods, relayEvents, relayMethods } from '../relay/methods.js'
export type { ProposalNamespaces, SessionNamespaces } from '../relay/namespaces.js'
export { formatPairingUri, type PairingUri, parsePairingUri } from '../relay/pairingUri.js'
export { type PeerAnswer, type PeerPayload, type PeerRequest, peerPayload } from '../relay/payload.js'
export { peerReasons } from '../relay/peerCodes.js'
export { readAs, readJsonAs } from '../relay/readAs.js'
export {
  type AppMetadata,
  type Participant,
  type Reason,
  reason,
  type SessionPropose,
  type StoredSession,
  session,
  sessionEvent,
  sessionExtend,
  sessionPropose,
  sessionProposeResult,
  sessionRequest,
  sessionSettle,
  sessionUpdate,
} from '../relay/session.js'
export {
  type StoredInbox,
  type StoredInvitation,
  type StoredPairing,
  type StoredProposal,
  type StoredRequest,
  storedChain,
  storedInbox,
  storedInvitation,
  storedPairing,
  storedProposal,
  storedRequest,
  storedUse,
} from '../relay/stored.js'
export {
  answerPublishing,
  isPeerMethod,
  maxRequestTtl,
  type PeerMethod,
  type Publishing,
  rejectionPublishing,
  requestPublishing,
} from '../relay/tags.js'
