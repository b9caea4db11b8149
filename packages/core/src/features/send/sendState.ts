import type { CaipAddress } from '@portico/wire'
import type { Difference, Transfer, TransferFee } from '../../adapters/transfers.js'
import type { PorticoErrorCode } from '../../errors/catalogue.js'
import type { AmountProblem, ReceiverProblem, SendSimulation } from '../../i18n/sendStates.js'
import type { Network } from '../../networks/network.js'

/** Something that can be sent. Amounts are in the smallest unit. */
export type SendToken = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Plain address of the contract; absent for the chain's own coin. */
  readonly contract?: string | undefined
  readonly balance: bigint
  /** Dollars for one whole token as a decimal, such as `0.000001`; absent where nobody knows. */
  readonly price?: string | undefined
  readonly iconUrl?: string | undefined
}

/** Who gets it. */
export type Receiver = {
  readonly address: string
  /** The name that the visitor typed, in its normal form; resolved again before anything is signed. */
  readonly name?: string | undefined
  /** What the address calls itself. */
  readonly profileName?: string | undefined
  readonly image?: string | undefined
}

export type RecentReceiver = Pick<Receiver, 'address' | 'name'>

export type SendProblems = {
  readonly amount?: AmountProblem | undefined
  readonly receiver?: ReceiverProblem | undefined
  /** Name of the other kind of chain, such as `Solana`. */
  readonly foreign?: string | undefined
}

export type SendWarning =
  /** Looks like an address of the visitor's, and is another: `of` is the one they know. Must be acknowledged. */
  | { readonly code: 'lookalike'; readonly of: string }
  | { readonly code: 'contract' }
  | { readonly code: 'firstTime' }
  | { readonly code: 'highFee' }
  /** The operator's node says that it will fail. */
  | { readonly code: 'willFail'; readonly error: PorticoErrorCode }

/** What was asked of the wallet: a copy that no typing changes. */
export type SentTransfer = {
  readonly account: CaipAddress
  readonly network: Network
  readonly token: Pick<SendToken, 'name' | 'symbol' | 'decimals' | 'contract' | 'iconUrl'>
  readonly amount: bigint
  readonly receiver: Receiver
}

/** A transfer that the wallet was asked for and has not answered: nothing else can be sent from this account meanwhile. */
export type UnansweredRequest = Omit<SentTransfer, 'network'> & {
  readonly id: string
  /** When the wallet was asked. */
  readonly timestamp: number
  /** This page waits for the answer; false: another tab does, or nobody any more. */
  readonly isHere: boolean
  /** The wallet failed without saying whether it sent it: there is no answer to wait for. */
  readonly isUncertain: boolean
  /** The account has sent something since, which may be this; absent where no node would say, or others may send for the account. */
  readonly hasSent?: boolean | undefined
  /** It is old enough for the visitor to say that the wallet asks nothing any more: `dismissRequest`. */
  readonly canDismiss: boolean
}

export type SendStage =
  | { readonly name: 'editing' }
  | { readonly name: 'review' }
  /** The wallet has the request; `isSlow` after a while without an answer. */
  | { readonly name: 'waiting'; readonly sent: SentTransfer; readonly isSlow: boolean }
  /** `isSlow`: no node has heard of it for long. */
  | { readonly name: 'broadcast'; readonly sent: SentTransfer; readonly hash: string; readonly isSlow: boolean }
  /** `isCompared` is false when others sent it for the account, and nobody can tell whether it is what was asked. */
  | {
      readonly name: 'confirmed' | 'reverted'
      readonly sent: SentTransfer
      readonly hash: string
      readonly isCompared: boolean
    }
  /** What was broadcast is not what was asked: an alarm. */
  | {
      readonly name: 'mismatch'
      readonly sent: SentTransfer
      readonly hash: string
      readonly differences: readonly Difference[]
    }
  /** Nothing was sent, unless `openRequest` is still there. `retry` goes back to the review. */
  | { readonly name: 'failed'; readonly sent?: SentTransfer | undefined; readonly error: PorticoErrorCode }

export type SendMode = 'token' | 'fiat'

export type SendState = {
  /** `unsupported`: nothing can be sent on this chain, or nobody is connected. */
  readonly status: 'loading' | 'ready' | 'failed' | 'unsupported'
  readonly account: CaipAddress | undefined
  readonly network: Network | undefined
  readonly tokens: readonly SendToken[]
  readonly token: SendToken | undefined
  readonly mode: SendMode
  /** As typed. */
  readonly amountText: string
  /** What the text stands for; absent while it stands for nothing that can be sent. */
  readonly amount: bigint | undefined
  readonly receiverText: string
  readonly receiver: Receiver | undefined
  readonly isResolving: boolean
  readonly problems: SendProblems
  readonly warnings: readonly SendWarning[]
  /** The visitor has typed that they mean a look-alike. */
  readonly isAcknowledged: boolean
  /** An estimate. What the transfer in the form costs is `transferFee`. */
  readonly fee: TransferFee | undefined
  /** What `fee` was estimated for: also a transfer to oneself, or of nothing, while the form holds none that can be estimated. */
  readonly feeFor?: Transfer | undefined
  readonly isEstimating: boolean
  /** The most that can be sent of the token, with the fee left over. */
  readonly max: bigint | undefined
  readonly simulation: SendSimulation
  readonly recent: readonly RecentReceiver[]
  readonly openRequest: UnansweredRequest | undefined
  readonly stage: SendStage
}

export const emptyForm = /* @__PURE__ */ Object.freeze({
  token: undefined,
  mode: 'token',
  amountText: '',
  amount: undefined,
  receiverText: '',
  receiver: undefined,
  isResolving: false,
  problems: Object.freeze({}),
  warnings: Object.freeze([]),
  isAcknowledged: false,
  fee: undefined,
  feeFor: undefined,
  isEstimating: false,
  max: undefined,
  simulation: 'idle',
}) satisfies Partial<SendState>

export const initialSend: SendState = /* @__PURE__ */ Object.freeze({
  ...emptyForm,
  status: 'loading',
  account: undefined,
  network: undefined,
  tokens: [],
  recent: [],
  openRequest: undefined,
  stage: Object.freeze({ name: 'editing' }),
})
