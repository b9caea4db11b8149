import type {
  AppMetadata,
  AuthPayload,
  Participant,
  ProposalNamespaces,
  StoredInvitation,
  StoredRequest,
} from '@portico/wire/relay'
import type { Emitter } from '../createEmitter.js'
import type { TableStorage } from '../createTableStorage.js'
import type { RelayError } from '../RelayError.js'
import type { Peer } from '../session/createPeer.js'
import type { Session, SessionEnd, Sessions } from '../session/createSessions.js'
import type { Sweep } from '../session/createSweep.js'

/** A page proposes a session. Its metadata is not verified. */
export type WalletProposal = {
  readonly id: number
  readonly pairingTopic: string
  readonly proposer: Participant
  readonly requiredNamespaces: ProposalNamespaces
  readonly optionalNamespaces: ProposalNamespaces
  /** Seconds. */
  readonly expiry: number
}
/** A page requests a session and a signature in one step. */
export type WalletAuthentication = {
  readonly id: number
  readonly pairingTopic: string
  readonly requester: Participant
  readonly payload: AuthPayload
  readonly expiry: number
}
export type WalletRequest = {
  readonly topic: string
  readonly id: number
  readonly chainId: string
  readonly method: string
  readonly params: unknown
  readonly expiry: number
  readonly peer: AppMetadata
}

export type WalletEvents = {
  proposal: WalletProposal
  authenticate: WalletAuthentication
  request: WalletRequest
  /** The page has confirmed a session that we approved. */
  connect: Session
  disconnect: SessionEnd
  /** A proposal or request is over before it was answered. */
  expire: { readonly id: number }
  error: RelayError
}

export type WalletContext = {
  readonly peer: Peer
  readonly emitter: Emitter<WalletEvents>
  readonly sessions: Sessions
  /** Proposals and sign-ins that wait for the person. */
  readonly invitations: TableStorage<StoredInvitation>
  /** Requests that wait for the person. */
  readonly requests: TableStorage<StoredRequest>
  /** Links that were used. */
  readonly used: TableStorage<{ readonly topic: string; readonly expiry: number }>
  readonly sweep: Sweep
}
