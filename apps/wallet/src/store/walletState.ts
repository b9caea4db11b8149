import type { Session, WalletAuthentication, WalletProposal, WalletRequest } from '@portico/relay/wallet'
import type { Task } from '../asks/task.js'

/** Something a site wants to know from the person. */
export type Ask =
  | { readonly kind: 'proposal'; readonly id: number; readonly proposal: WalletProposal }
  | { readonly kind: 'signIn'; readonly id: number; readonly asked: WalletAuthentication }
  | { readonly kind: 'request'; readonly id: number; readonly request: WalletRequest; readonly task: Task }

/** The way to the relay. It rests while nobody listens. */
export type Connection = 'resting' | 'connecting' | 'online' | 'offline' | 'refused'

export type Note = { readonly id: number; readonly tone: 'success' | 'error'; readonly text: string }

export type WalletState = {
  readonly connection: Connection
  /** Position among the accounts. */
  readonly account: number
  readonly chainId: number
  readonly sessions: readonly Session[]
  readonly asks: readonly Ask[]
  /** A link was followed, and the site's question has not come yet. */
  readonly isPairing: boolean
  readonly note: Note | undefined
}
