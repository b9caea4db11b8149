import type { Network } from '../networks/network.js'
import type { AdapterConnection } from './adapter.js'

/** Money on its way from one address to another, in the smallest unit. */
export type Transfer = {
  readonly network: Network
  readonly from: string
  readonly to: string
  /** Contract of the token; absent for the chain's own coin. */
  readonly contract?: string | undefined
  readonly amount: bigint
}

/** What the chain says of a token and of who holds it. */
export type TokenFacts = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly balance: bigint
}

export type AddressCheck =
  | { readonly address: string }
  /** `format`: no address of this chain; `checksum`: its capitals do not fit, so a letter was changed. */
  | { readonly problem: 'format' | 'checksum' }

/** What a transfer costs in the chain's own coin; `raw` is for the adapter that made it. */
export type TransferFee = {
  /** What it will likely cost. */
  readonly expected: bigint
  /** What it can cost at most. */
  readonly most: bigint
  /** Far dearer than is usual on this chain. */
  readonly isHigh: boolean
  readonly raw: unknown
}

/** What would happen: a hint from the operator's node, never a promise. */
export type Simulation =
  | { readonly status: 'passed' }
  | { readonly status: 'refused'; readonly error: unknown }
  | { readonly status: 'unavailable' }

export type TransferQuote = {
  /** Absent when no node would say. */
  readonly fee?: TransferFee | undefined
  readonly simulation: Simulation
}

/** A part of a transaction that is not what was asked for. */
export type Difference = {
  readonly field: 'chain' | 'from' | 'to' | 'value' | 'data'
  readonly asked: string
  readonly found: string
}

/** What the chain knows of a transaction. */
export type Broadcast = {
  /** False: no node has heard of it. */
  readonly isKnown: boolean
  readonly differences: readonly Difference[]
  /** False: others sent it for the account, and what it moved cannot be read from the chain. @default true */
  readonly isCompared?: boolean | undefined
  readonly outcome: 'pending' | 'confirmed' | 'reverted'
}

/** Moving money on a chain. Reading asks the operator's nodes; only `send` asks the wallet. */
export type Transfers = {
  checkAddress(text: string): AddressCheck
  isContract(parameters: { readonly network: Network; readonly address: string }): Promise<boolean>
  nativeBalance(parameters: { readonly network: Network; readonly owner: string }): Promise<bigint>
  token(parameters: {
    readonly network: Network
    readonly owner: string
    readonly contract: string
  }): Promise<TokenFacts>
  /**
   * How many transactions an account has sent, those that no block holds yet included; undefined for an account that others may
   * send for, because the number says nothing of what it did. @default nothing is known
   */
  sentCount?(parameters: { readonly network: Network; readonly address: string }): Promise<number | undefined>
  quote(transfer: Transfer): Promise<TransferQuote>
  /** Asks the wallet, once; resolves with the hash that it names. */
  send(parameters: {
    readonly connection: AdapterConnection
    readonly transfer: Transfer
    readonly fee?: TransferFee | undefined
    /** Called right before the wallet shows its prompt; nothing is asked of the wallet when it throws. */
    readonly beforePrompt?: (() => void) | undefined
  }): Promise<string>
  /** Fetches what was broadcast and compares it with what was asked. */
  inspect(parameters: { readonly transfer: Transfer; readonly hash: string }): Promise<Broadcast>
}
