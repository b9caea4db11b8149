import type { Namespace } from '@portico/wire'
import type { Connection, SavedConnection } from '../../adapters/adapter.js'
import type { PairedProvider, UniversalProvider } from '../../config/universalProvider.js'
import type { SourceConnection } from '../../connections/source.js'
import type { PairingPlatform, Wallet } from '../../connectors/wallet.js'
import type { PorticoErrorCode } from '../../errors/catalogue.js'
import type { ReadonlyStore } from '../../state/createStore.js'
import type { PeerMismatch } from './findPeerMismatch.js'

/** What became of a link that was opened. */
export type PairingLink =
  /** Nothing was opened yet. */
  | 'none'
  /** Opened a moment ago; whether an app took it is not known yet. */
  | 'opened'
  /** The visitor left the page for it. */
  | 'left'
  /** The page is still in front: most likely there is no such app. */
  | 'nothingOpened'

/** A pairing, as a screen shows it. */
export type PairingState = {
  /** The wallet that was chosen; undefined for any. */
  readonly wallet: Wallet | undefined
  readonly link: PairingLink
  /** A new pairing may be asked for: a second after the last (RELAY-01). */
  readonly canRetry: boolean
} & (
  | { readonly status: 'idle' }
  /** The client comes, and the relay is told. */
  | { readonly status: 'starting' }
  /** Shown as a code, a link to copy, a link to open. `expiresAt` is when the screen calls it expired, in milliseconds. */
  | { readonly status: 'pairing'; readonly uri: string; readonly expiresAt: number }
  /** Approved, by a wallet that is at home elsewhere than the chosen one is listed: the visitor says `keep` or `refuse`. */
  | ({ readonly status: 'doubtful' } & PeerMismatch)
  /** Approved in the wallet; its accounts are read. */
  | { readonly status: 'connecting' }
  | { readonly status: 'failed'; readonly error: PorticoErrorCode }
  | { readonly status: 'expired' }
)

/** Pairing with a wallet that is elsewhere: one at a time, and what a screen may do with it. */
export type Pairing = {
  readonly store: ReadonlyStore<PairingState>
  /** The screens that fit a wallet here, best first; several make tabs. */
  platforms(wallet?: Wallet | undefined): readonly PairingPlatform[]
  /**
   * A screen for this wallet is shown, or a list that must have a link ready for the tap (Telegram, Safari on iOS). Makes a
   * pairing, or keeps the one that is still good. Never rejects: the state says what happened.
   */
  begin(parameters?: { readonly wallet?: Wallet | undefined }): Promise<void>
  /** 'Try again': a new pairing for the same wallet. Nothing happens while `canRetry` is false. */
  retry(): Promise<void>
  /** Opens the wallet with the pairing. Call it in the visitor's own tap, else browsers may refuse. */
  openWallet(platform: Extract<PairingPlatform, 'mobile' | 'desktop' | 'web'>): void
  /** Connects the wallet of this page that the `browser` screen is about. */
  connectBrowser(): Promise<void>
  /** Connects a wallet that is in doubt all the same. */
  keep(): void
  /** Ends the session of a wallet that is in doubt; nothing was connected. Leaving does the same. */
  refuse(): void
  /** Gives up; the link is worth nothing afterwards. */
  leave(): void
  /** The visitor went back from a screen of pairing: gives up, unless the link must be ready for the next tap. */
  left(): void

  /** The modal was opened: with a link of the host's, or where a link must be ready before a wallet is tapped. */
  opened(uri: string | undefined): void
  /** The paired wallet for all namespaces at once; undefined when there is none. */
  universalProvider(): Promise<PairedProvider | UniversalProvider | undefined>
  /** Finds a stored session again, without a prompt; null when it is gone. */
  reconnect(namespace: Namespace, saved: SavedConnection): Promise<SourceConnection | null>
  /** Ends the session of a connection, and tells the wallet. */
  end(connection: Connection): Promise<void>
  /** Another tab changed the sessions: what this one knows of them is read anew. */
  forget(): void
}

export const idlePairing: PairingState = /* @__PURE__ */ Object.freeze({
  status: 'idle',
  wallet: undefined,
  link: 'none',
  canRetry: false,
})
