import type { Wallet } from '@portico/relay/wallet'
import type { RelayStep, Script } from '../script.js'
import type { LoggedRequest } from '../wallets/createProvider.js'
import type { WalletContext } from '../wallets/createWalletContext.js'
import type { FloodParameters } from '../wallets/flood.js'
import type { Network } from './createNetwork.js'

export type RelayWalletContext = {
  /** Keys, accounts, chains and prompts: those of every virtual wallet. */
  readonly wallet: WalletContext
  readonly client: Wallet
  readonly network: Network
  readonly script: Script<RelayStep>
  readonly methods: readonly string[]
  readonly requests: LoggedRequest[]
  /** What nobody waits for, such as an answer that came too late. */
  readonly errors: unknown[]
  /** Answers that wait for the next one to be sent. */
  readonly held: Set<() => void>
  flood(parameters: FloodParameters): void
}
