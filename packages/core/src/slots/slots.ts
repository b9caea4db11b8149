import type { CaipNetworkId, Namespace } from '@portico/wire'
import type { Transaction } from '@portico/wire/http'
import type { Chunk } from '../chunk.js'
import type { Wallet } from '../connectors/wallet.js'

/** Why a session is looked for: the visitor has connected, account or chain changed, or a stored connection was found again. */
export type SignInCause = 'connected' | 'changed' | 'found'

/** What actions ask of pairing. */
export type PairingSlot = {
  begin(parameters?: { readonly wallet?: Wallet | undefined }): Promise<void>
  /** The modal was opened: with a link of the host's, or where a link must be ready before a wallet is tapped. */
  opened(uri: string | undefined): void
  /** The visitor went back from a screen of pairing. */
  left(): void
}

/** What actions ask of sign-in. */
export type SignInSlot = { ask(cause: SignInCause): Promise<'shown' | 'passed'> }

/** What actions ask of whatever reads an account from the operator's server. */
export type AccountSlot = {
  refreshPortfolio(parameters: {
    readonly namespace?: Namespace | undefined
    readonly force: boolean
    readonly maxAge?: number | undefined
  }): Promise<unknown>
  syncIdentity(namespace: Namespace): Promise<void>
}

/** What other features ask of the history. */
export type HistorySlot = {
  fetch(question: {
    readonly address: string
    readonly chainId: CaipNetworkId
    readonly cursor?: string | undefined
  }): Promise<{ readonly items: readonly Transaction[]; readonly next: string | undefined }>
}

/**
 * What the rest of core may ask of features, by the feature's name. Core below the features sees these types and no
 * feature: `features/features.ts` proves that each feature fills its slot.
 */
export type Slots = {
  readonly account: AccountSlot
  readonly history: HistorySlot
  readonly pairing: PairingSlot
  /** Being there is enough: it follows what an earlier visit sent. */
  readonly send: object
  readonly signIn: SignInSlot
}
export type SlotName = keyof Slots

/** Finds a feature, to be fetched on first use; undefined where its needs are not met. */
export type FindSlot = <Name extends SlotName>(name: Name) => Chunk<Slots[Name]> | undefined
