import type { Hex } from 'viem'

/** What the proofs need of a page, whoever wrote it. */
export type Page = {
  /** Makes a link and waits for a wallet to follow it. */
  connect(chains: readonly string[]): Promise<{ uri: string; session: Promise<PageSession> }>
  /** The same, and asks for a signature to sign in with: one click for both. Settles with the account that signed. */
  authenticate(chains: readonly string[], nonce: string): Promise<{ uri: string; signedIn: Promise<SignedIn> }>
  /** Sessions that an earlier run of the page left. */
  sessions(): Promise<readonly PageSession[]>
  onEvent(listener: (event: { name: string; data: unknown; chainId: string }) => void): void
  onUpdate(listener: (accounts: readonly string[]) => void): void
  onEnd(listener: () => void): void
  /** Somebody looks at the page again. */
  wake(): Promise<void>
  close(): Promise<void>
}
export type SignedIn = { readonly account: string; readonly session: PageSession }
export type PageSession = {
  readonly topic: string
  accounts(): readonly string[]
  expiry(): number
  request(chainId: string, method: string, params: unknown): Promise<unknown>
  ping(): Promise<void>
  disconnect(): Promise<void>
}

/** And of a wallet. It approves and signs with a real key unless it is told to refuse. */
export type Holder = {
  readonly address: Hex
  follow(uri: string): Promise<void>
  refuseNext(): void
  /** The last approval is over, for the wallet as well: what the page has of it may be there sooner. */
  approved(): Promise<void>
  /** Topics of its sessions. */
  sessions(): readonly string[]
  emit(chainId: string, name: string, data: unknown): Promise<void>
  /** Grants these chains from now on. */
  update(chains: readonly string[]): Promise<void>
  extend(): Promise<void>
  disconnect(): Promise<void>
  onEnd(listener: () => void): void
  /** Goes offline without a word, and comes back. */
  sleep(): Promise<void>
  wake(): Promise<void>
  close(): Promise<void>
}
export type Maker<End> = (world: { relayUrl: string; projectId: string }) => Promise<End>
