import type { Session, WalletAuthentication, WalletProposal, WalletRequest } from '@portico/relay/wallet'
import type { Task } from '../requests/task.js'

/** Something that a site requests and the person has not answered yet. */
export type PendingRequest =
  | { readonly kind: 'proposal'; readonly id: number; readonly proposal: WalletProposal }
  | { readonly kind: 'signIn'; readonly id: number; readonly authentication: WalletAuthentication }
  | { readonly kind: 'request'; readonly id: number; readonly request: WalletRequest; readonly task: Task }

/** The socket to the relay. It is closed (`idle`) while nothing subscribes. */
export type Connection = 'idle' | 'connecting' | 'online' | 'offline' | 'refused'

export type Note = { readonly id: number; readonly tone: 'success' | 'error'; readonly text: string }

export type WalletState = {
  readonly connection: Connection
  /** Position among the accounts. */
  readonly account: number
  readonly chainId: number
  readonly sessions: readonly Session[]
  readonly requests: readonly PendingRequest[]
  /** A link was opened, and the site's proposal has not arrived yet. */
  readonly isPairing: boolean
  readonly note: Note | undefined
}
