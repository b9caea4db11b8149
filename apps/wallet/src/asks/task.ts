import type { Address, Hex, TypedDataDefinition } from 'viem'
import type { Transaction } from '../chain/sendTransaction.js'

export type DataRow = { readonly path: string; readonly type: string; readonly value: string }

/** What a contract is asked to do with tokens, where the call is one of those that everybody knows. */
export type TokenCall = {
  readonly kind: 'transfer' | 'approve' | 'transferFrom'
  readonly from: Address | undefined
  readonly to: Address
  readonly amount: bigint
}

/** What a request comes to, read and checked. */
export type Task =
  | {
      readonly kind: 'message'
      readonly account: Address
      readonly raw: Hex
      /** Undefined when the bytes are no text. */
      readonly text: string | undefined
      /** The message signs in at this address (EIP-4361). */
      readonly signInDomain: string | undefined
    }
  | {
      readonly kind: 'typedData'
      readonly account: Address
      readonly data: TypedDataDefinition
      readonly primaryType: string
      readonly domain: readonly DataRow[]
      readonly rows: readonly DataRow[]
      /** For another chain than the request names. */
      readonly otherChain: boolean
    }
  | { readonly kind: 'transaction'; readonly transaction: Transaction; readonly token: TokenCall | undefined }
  | { readonly kind: 'switchChain'; readonly chainId: number }
  /** Answered without the person: nothing is given away by it. */
  | { readonly kind: 'silent'; readonly result: unknown }
  /** Refused without the person: nobody could say yes to it. */
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }
