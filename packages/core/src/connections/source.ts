import type { Namespace } from '@portico/wire'
import type { AdapterConnection, Connection, SavedConnection } from '../adapters/adapter.js'

/** A connection as its source makes it; the kit gives it an id. */
export type SourceConnection = AdapterConnection & Pick<Connection, 'session'>

/**
 * Where connections come from: an adapter's wallets, sessions of a relay, a provider of the host, an embedded wallet. The
 * only way to them is `createConnections`, which decides what an answer is still worth.
 */
export type ConnectionSource = {
  readonly id: string
  /** Connector ids whose stored connections it finds again; all others of a namespace are its adapter's. */
  readonly connectorIds?: readonly string[] | undefined
  /** Whether the next visit and other tabs look for its connections. Those of others are the host's, and never given back. */
  readonly isStored: boolean
  /**
   * Asks a wallet. One answer may connect several namespaces. After the signal an answer is still taken, to be given back, and
   * so is what `onApproved` was called with before it failed.
   */
  connect(
    request: unknown,
    signal: AbortSignal,
    onApproved: (connection: SourceConnection) => void,
  ): Promise<readonly SourceConnection[]>
  /** Finds a stored connection again. Never opens a wallet's window; null when it is gone. */
  restore(namespace: Namespace, saved: SavedConnection): Promise<SourceConnection | null>
  /** Ends a connection and takes the permission back where that is possible. */
  end(connection: Connection): Promise<void>
  /** Another wallet took its place: nothing is asked of the old one, a session that nobody would end is ended. */
  replaced?(connection: Connection): Promise<void>
  /** Another tab changed what is stored: what this one remembers of it is old. */
  forget?(): void
}

/** The source of an adapter's own wallets. */
export function adapterSourceId(namespace: Namespace): string {
  return `adapter:${namespace}`
}
