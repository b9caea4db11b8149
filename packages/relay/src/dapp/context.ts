import type { StoredProposal } from '@portico/wire/relay'
import type { Emitter } from '../createEmitter.js'
import type { TableStorage } from '../createTableStorage.js'
import type { RelayError } from '../RelayError.js'
import type { Peer } from '../session/createPeer.js'
import type { Session, SessionEnd, Sessions } from '../session/createSessions.js'
import type { Sweep } from '../session/createSweep.js'

export type DappEvents = {
  /** A session began. */
  connect: Session
  /** The wallet changed accounts or chains. */
  update: Session
  extend: Session
  /** `accountsChanged`, `chainChanged` and the like, as the wallet sent them. */
  event: { readonly topic: string; readonly chainId: string; readonly name: string; readonly data: unknown }
  /** A session ended, whoever ended it. */
  disconnect: SessionEnd
  /** The relay refused us: a person has to mend something. */
  error: RelayError
}

export type Outcome = { resolve(session: Session): void; reject(error: RelayError): void }

/** What every function of this side receives first. */
export type DappContext = {
  readonly peer: Peer
  readonly emitter: Emitter<DappEvents>
  readonly sessions: Sessions
  readonly proposals: TableStorage<StoredProposal>
  /** Who waits for a proposal's end in this page. What nobody waits for is another tab's, or of an earlier visit: left alone. */
  readonly outcomes: Map<number, Outcome>
  readonly sweep: Sweep
}
