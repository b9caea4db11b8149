import type { Address, Hex, TypedDataDefinition } from 'viem'
import type { Transaction } from '../chain/sendTransaction.js'

export type DataRow = { readonly path: string; readonly type: string; readonly value: string }

/** A call of one of ERC-20's functions. */
export type TokenCall = {
  readonly kind: 'transfer' | 'approve' | 'transferFrom'
  readonly from: Address | undefined
  readonly to: Address
  readonly amount: bigint
}

/** A request after parsing and checking. */
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
  /** Answered without a prompt: the result reveals nothing new. */
  | { readonly kind: 'silent'; readonly result: unknown }
  /** Refused without a prompt: it cannot be approved. */
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }
